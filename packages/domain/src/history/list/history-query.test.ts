import { expect, it } from 'vitest';
import { historyAddress, readHistoryQuery, toHistoryRequest, WHOLE_HISTORY } from './history-query';

it.each([
  ['', WHOLE_HISTORY],
  ['?page=1', WHOLE_HISTORY],
  ['?page=-2', WHOLE_HISTORY],
  ['?page=2.5', WHOLE_HISTORY],
  ['?page=1e3', WHOLE_HISTORY],
  // The most that the contract allows.
  ['?page=1000', { ...WHOLE_HISTORY, page: 1_000 }],
  ['?page=1001', WHOLE_HISTORY],
  ['?status=gone', WHOLE_HISTORY],
  ['?service=../../x', WHOLE_HISTORY],
  ['?country=x187', WHOLE_HISTORY],
  ['?country=187x', WHOLE_HISTORY],
  ['?search=+2348031+', { ...WHOLE_HISTORY, search: '2348031' }],
  [`?search=${'7'.repeat(101)}`, { ...WHOLE_HISTORY, search: '7'.repeat(100) }],
  [
    '?status=used&service=any_1&country=0&page=2&utm=x',
    { ...WHOLE_HISTORY, status: 'used', service: 'any_1', country: '0', page: 2 },
  ],
])('history query: %j reads %j, as its own address does', (address, query) => {
  expect(readHistoryQuery(address)).toEqual(query);
  expect(readHistoryQuery(historyAddress(query))).toEqual(query);
});

it('history query: the unfiltered history has a clean address', () => {
  expect(historyAddress(WHOLE_HISTORY)).toBe('');
});

it.each([
  ['+1 897-143 0654', '18971430654'],
  ['118-402', '118-402'],
  ['+', '+'],
])('history query: the search %j is sent as %j', (search, sent) => {
  expect(toHistoryRequest({ ...WHOLE_HISTORY, search }).query).toEqual({ page: 1, search: sent });
});
