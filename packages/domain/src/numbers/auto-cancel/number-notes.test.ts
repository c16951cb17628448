import { expect, it } from 'vitest';
import { REFUNDED_NUMBERS_MAX } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { overdueIds, refundedIdsOf, updateNotes, type NotesChange } from './number-notes';

const END = NOON + 900_000;
const listed = (ids: readonly string[], now = NOON): NotesChange => ({
  kind: 'listed',
  numbers: ids.map((id) => aNumber({ id })),
  now,
});
const refunded = (...ids: readonly string[]): NotesChange => ({
  kind: 'refunded',
  numbers: ids.map((id) => aNumber({ id, status: 'cancelled' })),
});
const exempted: NotesChange = { kind: 'exempted', id: '1', isExempt: true };

it.each<[string, readonly NotesChange[], readonly string[], readonly string[]]>([
  ['expired while waiting', [listed(['1'])], ['1'], []],
  ['kept until it expires', [listed(['1']), exempted], [], []],
  ['refunded', [listed(['1', '2']), refunded('1')], ['2'], ['1']],
  ['refunded, and listed by an old list', [refunded('1'), listed([]), listed([], END)], [], ['1']],
  ['reported', [listed(['1']), { kind: 'forgotten', ids: ['1'] }], [], []],
  ['refunded, its end seen', [listed(['1']), refunded('1'), { kind: 'forgotten', ids: ['1'] }], [], ['1']],
  ['received', [listed(['1']), { kind: 'listed', numbers: [aNumber({ status: 'used' })], now: END }], [], []],
])('notes on a number: %s', (_, changes, overdue, refunds) => {
  const notes = changes.reduce(updateNotes, []);
  expect([overdueIds(notes, END), [...refundedIdsOf(notes)]]).toEqual([overdue, refunds]);
});

it('notes on a number: keep the newest refunds', () => {
  const ids = Array.from({ length: REFUNDED_NUMBERS_MAX + 1 }, (_, place) => String(place));
  const notes = ids.reduce((all, id) => updateNotes(all, refunded(id)), updateNotes([], listed(['waiting'])));
  expect([...refundedIdsOf(notes)]).toEqual(ids.slice(1).toReversed());
  expect(notes.map(({ id }) => id)).toContain('waiting');
});
