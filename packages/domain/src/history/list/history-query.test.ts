import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberStatuses } from '../../contracts';
import { historyAddress, readHistoryQuery, WHOLE_HISTORY } from './history-query';

const anyQuery = fc.record({
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
  status: fc.constantFrom('', ...numberStatuses),
  service: fc.constantFrom('', 'wa', 'tg', 'any_other-1'),
  country: fc.constantFrom('', '0', '187'),
  page: fc.integer({ min: 1, max: 999 }),
});

it('history query: survives a round trip through the address', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(readHistoryQuery(historyAddress(query))).toEqual(query);
    }),
  );
});

it('history query: reads any address as valid filters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('search', 'status', 'page', 'country', 'x'), fc.string())),
      (pairs) => {
        const query = readHistoryQuery(`?${new URLSearchParams(pairs).toString()}`);
        expect(readHistoryQuery(historyAddress(query))).toEqual(query);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.search.length).toBeLessThanOrEqual(100);
      },
    ),
  );
});

it.each([
  ['', WHOLE_HISTORY],
  ['?page=1', WHOLE_HISTORY],
  ['?page=0', WHOLE_HISTORY],
  ['?page=-2', WHOLE_HISTORY],
  ['?page=2.5', WHOLE_HISTORY],
  ['?page=1e3', WHOLE_HISTORY],
  ['?status=gone', WHOLE_HISTORY],
  ['?service=../../x', WHOLE_HISTORY],
  ['?service=wa/x', WHOLE_HISTORY],
  ['?country=US', WHOLE_HISTORY],
  ['?country=x187', WHOLE_HISTORY],
  ['?country=187x', WHOLE_HISTORY],
  ['?search=+2348031+', { ...WHOLE_HISTORY, search: '2348031' }],
  [`?search=${'7'.repeat(101)}`, { ...WHOLE_HISTORY, search: '7'.repeat(100) }],
  ['?status=used&page=2&utm=x', { ...WHOLE_HISTORY, status: 'used', page: 2 }],
])('history query: %j reads %j', (address, query) => {
  expect(readHistoryQuery(address)).toEqual(query);
});

it('history query: the unfiltered history has a clean address', () => {
  expect(historyAddress(WHOLE_HISTORY)).toBe('');
});
