import { expect, it, vi } from 'vitest';
import { PAGE_SIZE } from '../limits/spec';
import { depositsRequest, isNewest, NEWEST, wireDayEnd, wireDayStart } from './deposit-query';

it.each([
  ['UTC', '2025-10-22', '2025-10-22', '2025-10-22'],
  ['Pacific/Kiritimati', '2025-10-22', '2025-10-21T10:00:00.000Z', '2025-10-22T09:59:59.999Z'],
  ['America/New_York', '2025-10-22', '2025-10-22T04:00:00.000Z', '2025-10-23T03:59:59.999Z'],
  ['America/St_Johns', '2025-01-01', '2025-01-01T03:30:00.000Z', '2025-01-02T03:29:59.999Z'],
  ['Asia/Kathmandu', '2024-02-29', '2024-02-28T18:15:00.000Z', '2024-02-29T18:14:59.999Z'],
  // Days of 23 and of 25 hours.
  ['America/New_York', '2025-03-09', '2025-03-09T05:00:00.000Z', '2025-03-10T03:59:59.999Z'],
  ['America/New_York', '2025-11-02', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'],
])('date range: in %s the day %s is from %s to %s', (zone, day, start, end) => {
  vi.stubEnv('TZ', zone);
  expect([wireDayStart(day), wireDayEnd(day)]).toEqual([start, end]);
});

it('date range: text that is not a day is unchanged', () => {
  expect([wireDayStart('22.10.'), wireDayEnd('22.10.')]).toEqual(['22.10.', '22.10.']);
});

it.each([
  ['the newest', {}, {}],
  ['another page', { page: 2 }, { page: 2 }],
  ['a status', { status: 'PAID_SETTLED' }, { status: 'PAID_SETTLED' }],
  ['a first day', { startDate: '2025-10-22' }, { startDate: wireDayStart('2025-10-22') }],
  ['a last day', { endDate: '2025-10-22' }, { endDate: wireDayEnd('2025-10-22') }],
])(
  'deposits: %s are asked for by what is chosen, and only the newest tell what is pending',
  (_, chosen, sent) => {
    const query = { ...NEWEST, ...chosen };
    expect(depositsRequest(query)).toEqual({ query: { page: 1, limit: PAGE_SIZE, ...sent } });
    expect(isNewest(query)).toBe(Object.keys(chosen).length === 0);
  },
);
