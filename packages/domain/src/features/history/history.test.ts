import { allSettled, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { REPEATED_READ_GAP_MS } from '../../limits';
import type { PurchasedNumber, RequestFor, ResultFor } from '../../contracts';
import { smsReceived } from '../../realtime/messages/events';
import {
  aNumber,
  aReceivedSms,
  aService,
  createTestScope,
  pass,
  useFakeClock,
  type FakeCalls,
} from '../../testing';
import { $services, $countries } from '../catalogue/lists/catalogue-lists';
import { codeCopied } from '../numbers/copying/copy-numbers';
import { sessionEnded } from '../../lib/session-events';
import { $historyFilters, $historyPosition, $isSearchIgnored, $purchases } from './list/view';
import { $historyError, $isHistoryFiltered, historyRefreshClicked } from './list/list';
import { $historyOrder, historyColumnChosen } from './list/order';
import {
  $historyQuery,
  $historySearchText,
  historyUrlChanged,
  historyFiltersChanged,
  historyFiltersCleared,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
} from './list/query';
import { historyCopyClicked } from './list/view';
import { historyExportClicked } from './export/export-page';

type Answer = (request: RequestFor<'history'>) => ResultFor<'history'> | Promise<ResultFor<'history'>>;

useFakeClock(new Date(2026, 2, 2, 12));

const pageOf = (
  numbers: readonly PurchasedNumber[],
  page = 1,
  total = numbers.length,
): ResultFor<'history'> => ({
  numbers,
  pagination: { page, limit: 20, total, totalPages: Math.ceil(total / 20) },
});

/** Three pages of the list. */
const threePages: Answer = ({ query }) => pageOf([aNumber()], query.page, 60);

/** The history screen in a minimal router: it goes where the domain navigates. */
const openHistory = async (
  address = '',
  answer: Answer = () => pageOf([aNumber()]),
  otherCalls: FakeCalls = {},
) => {
  const files: unknown[] = [];
  const copied: string[] = [];
  const addresses: string[] = [];
  const { scope, callsOf, fire } = createTestScope({
    calls: { history: answer, ...otherCalls },
    ports: {
      saveFile: (file) => void files.push(file),
      copyText: (text) => void copied.push(text),
    },
  });
  createWatch({
    unit: historyNavigated,
    scope,
    fn: ({ address: to, replaces }) => {
      addresses.push(replaces ? `replaced by ${to}` : to);
      fire(historyUrlChanged, to);
    },
  });
  fire(historyUrlChanged, address);
  await pass(0);
  const requests = () => callsOf('history').map(({ query }) => query);
  return { scope, files, copied, addresses, fire, requests };
};

it('history: shows an SMS that arrives while the page is open, and a newer one after a reload', async () => {
  let numbers = [aNumber(), aNumber({ id: '2', activationId: 'a2', expiresAt: Date.now() + 60_000 })];
  const { fire, scope } = await openHistory('', () => pageOf(numbers));
  const shown = () => scope.getState($purchases)?.map(({ status, code }) => [status, code]);
  fire(smsReceived, [aReceivedSms()]);
  expect(shown()).toEqual([
    ['received', '1234'],
    ['waiting', undefined],
  ]);
  await pass(REPEATED_READ_GAP_MS);
  numbers = [aNumber({ status: 'received', smsCode: '5678' })];
  fire(historyRefreshClicked, undefined);
  await pass(0);
  expect(shown()).toEqual([['received', '5678']]);
});

it('history address: describes the loaded page', async () => {
  const { requests, scope } = await openHistory('?status=used&service=wa&country=187&search=%2B44&page=3');
  expect(requests()[0]).toEqual({ status: 'used', service: 'wa', country: '187', search: '+44', page: 3 });
  expect(scope.getState($historySearchText)).toBe('+44');
});

it('history address: follows a filter, from page 1, and a page, and Back restores the earlier one', async () => {
  const { fire, addresses, requests, scope } = await openHistory('?page=2', threePages);
  fire(historyFiltersChanged, { status: 'expired' });
  await pass(0);
  expect(addresses).toEqual(['?status=expired']);
  expect(requests().at(-1)).toEqual({ status: 'expired', page: 1 });
  fire(historyPageChosen, 2);
  expect(addresses.at(-1)).toBe('?status=expired&page=2');
  fire(historyUrlChanged, '?page=2');
  await pass(0);
  expect(requests().at(-1)).toEqual({ page: 2 });
  expect(scope.getState($historyQuery)).toMatchObject({ status: '', page: 2 });
});

it('history address: of a page beyond the end leads to the last page', async () => {
  const { addresses } = await openHistory('?page=9', ({ query }) =>
    pageOf(query.page === 9 ? [] : [aNumber()], query.page, 25),
  );
  expect(addresses).toEqual(['replaced by ?page=2']);
});

it.each([
  ['discord', 'WhatsApp', true],
  ['whats', 'WhatsApp', false],
  ['', 'WhatsApp', false],
])(
  'history search: was ignored by the server when a row lacks the text: search %j, row %j: %s',
  async (search, serviceName, expected) => {
    const { scope } = await openHistory(`?search=${search}`, () => pageOf([aNumber({ serviceName })]));
    expect(scope.getState($isSearchIgnored)).toBe(false);
    await allSettled($services, { scope, params: [] });
    await allSettled($countries, { scope, params: [] });
    expect(scope.getState($isSearchIgnored)).toBe(expected);
  },
);

it('history search: takes effect 300 ms after the last change', async () => {
  const { fire, addresses, requests } = await openHistory();
  for (const text of ['w', 'wh', ' wha ']) {
    fire(historySearchTyped, text);
    await pass(299);
  }
  expect(addresses).toEqual([]);
  await pass(1);
  expect(addresses).toEqual(['?search=wha']);
  expect(requests()).toEqual([{ page: 1 }, { page: 1, search: 'wha' }]);
});

it('history search: keeps the typed text while its own address arrives, and follows Back', async () => {
  const { fire, scope } = await openHistory();
  fire(historySearchTyped, 'wha ');
  await pass(300);
  expect(scope.getState($historySearchText)).toBe('wha ');
  fire(historyUrlChanged, '');
  expect(scope.getState($historySearchText)).toBe('');
});

it('Clear all: leads to the whole history, without the text being typed', async () => {
  const { fire, addresses, scope } = await openHistory('?status=used&search=%2B44&page=2', threePages);
  fire(historySearchTyped, '+447');
  fire(historyFiltersCleared, undefined);
  expect(scope.getState($historySearchText)).toBe('');
  await pass(1_000);
  expect(addresses).toEqual(['']);
  expect(scope.getState($isHistoryFiltered)).toBe(false);
});

it('Clear all: does not show an empty filtered list as an empty account before the response', async () => {
  const answers: (() => void)[] = [];
  const { fire, scope } = await openHistory(
    '?status=used',
    () => new Promise((resolve) => answers.push(() => resolve(pageOf([])))),
  );
  answers[0]?.();
  await pass(0);
  fire(historyFiltersCleared, undefined);
  expect(scope.getState($purchases)).toEqual([]);
  expect(scope.getState($isHistoryFiltered)).toBe(true);
  answers[1]?.();
  await pass(0);
  expect(scope.getState($isHistoryFiltered)).toBe(false);
});

const prices = [0.3, null, 0.1].map((price, place) => aNumber({ id: String(place), price }));

it('history column: sorts the page without a call', async () => {
  const { fire, scope, requests } = await openHistory('', () => pageOf(prices));
  fire(historyColumnChosen, 'price');
  expect(scope.getState($purchases)?.map(({ id }) => id)).toEqual(['2', '0', '1']);
  fire(historyColumnChosen, 'price');
  expect(scope.getState($purchases)?.map(({ id }) => id)).toEqual(['0', '2', '1']);
  await pass(REPEATED_READ_GAP_MS);
  expect(requests()).toHaveLength(1);
});

it('history column: also sorts the file, which has the rows on screen and the name of the day', async () => {
  const { fire, files } = await openHistory('', () => pageOf(prices, 1, 41));
  fire(historyColumnChosen, 'price');
  fire(historyExportClicked, undefined);
  expect(files).toMatchObject([{ name: 'sms-history-2026-03-02.csv', type: 'text/csv;charset=utf-8' }]);
  const lines = (files[0] as { text: string }).text.trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',').at(4))).toEqual(['Price', '0.1000', '0.3000', '']);
});

it("day of a purchase: is the user's own, changes at midnight, and may be unknown", async () => {
  const moments = [new Date(2026, 2, 2, 0, 5), new Date(2026, 2, 1, 23, 55), new Date(2026, 1, 27), null];
  const { scope } = await openHistory('', () =>
    pageOf(moments.map((moment) => aNumber({ purchasedAt: moment && moment.getTime() }))),
  );
  const days = () => scope.getState($purchases)?.map(({ day }) => day);
  expect(days()).toEqual(['Today', 'Yesterday', 'Friday, February 27, 2026', 'Date unknown']);
  expect(scope.getState($purchases)?.at(-1)?.date).toBe('');
  await pass(12 * 60 * 60_000);
  expect(days()?.slice(0, 3)).toEqual(['Yesterday', 'Sunday, March 1, 2026', 'Friday, February 27, 2026']);
});

it('history: copies number and code of a purchase, and announces the code', async () => {
  const { scope, fire, copied } = await openHistory('', () => pageOf([aNumber({ smsCode: '482913' })]));
  const codes = vi.fn();
  createWatch({ unit: codeCopied, scope, fn: codes });
  fire(historyCopyClicked, { id: '1', what: 'phone' });
  fire(historyCopyClicked, { id: '1', what: 'code' });
  expect(copied).toEqual(['+12025550123', '482913']);
  expect(codes.mock.calls).toEqual([['482913']]);
});

it('history list: has formatted rows', async () => {
  const { scope } = await openHistory('', () =>
    pageOf([aNumber({ status: 'used', smsCode: '482913' })], 1, 41),
  );
  expect(scope.getState($purchases)).toMatchObject([
    { phoneGroups: ['+1', '202', '555', '0123'], price: '$0.3000', status: 'used', code: '482913' },
  ]);
  const position = { page: 1, totalPages: 3, text: 'Showing 1 to 20 of 41' };
  expect(scope.getState($historyPosition)).toEqual(position);
});

it('history list: applies the latest of two queries, whichever response comes last', async () => {
  const answers: ((id: string) => void)[] = [];
  const { fire, scope } = await openHistory(
    '',
    () => new Promise((resolve) => answers.push((id) => resolve(pageOf([aNumber({ id })])))),
  );
  fire(historyFiltersChanged, { status: 'used' });
  answers[1]?.('new');
  answers[0]?.('old');
  await pass(0);
  expect(scope.getState($purchases)).toMatchObject([{ id: 'new' }]);
});

it('history list: stays when a load fails, and recovers', async () => {
  let error: ApiError | null = null;
  const { fire, scope } = await openHistory('', () =>
    error === null ? pageOf([aNumber()]) : Promise.reject(error),
  );
  error = { kind: 'network', elapsedMs: 1 };
  await pass(REPEATED_READ_GAP_MS);
  fire(historyRefreshClicked, undefined);
  await pass(0);
  expect(scope.getState($historyError)).toBe('Failed to load history');
  expect(scope.getState($purchases)).toHaveLength(1);
  error = null;
  fire(historyRefreshClicked, undefined);
  await pass(0);
  expect(scope.getState($historyError)).toBeNull();
});

it('history list: asks again for names that failed before it was loaded', async () => {
  let error: ApiError | null = { kind: 'network', elapsedMs: 1 };
  const named = <T>(list: T) => (error === null ? list : Promise.reject(error));
  const late: Answer = () => new Promise((resolve) => setTimeout(() => resolve(pageOf([aNumber()])), 2_000));
  const { scope } = await openHistory('', late, {
    services: () => named([aService('wa', 'WhatsApp')]),
    countries: () => named([{ code: '36', name: 'Canada', rus: '' }]),
  });
  await pass(1_000);
  error = null;
  await pass(1_000);
  expect(scope.getState($services)).toHaveLength(1);
  expect(scope.getState($countries)).toHaveLength(1);
});

it('history list: is cleared with the session, and so are its filters and its order', async () => {
  const { fire, scope } = await openHistory('?status=used');
  fire(historyColumnChosen, 'price');
  fire(sessionEnded, undefined);
  expect(scope.getState($purchases)).toBeNull();
  expect(scope.getState($historyQuery).status).toBe('');
  expect(scope.getState($historyOrder)).toEqual({ column: 'date', direction: 'descending' });
});

it('history filters: offer services and countries by name, and those of the address', () => {
  const scope = fork({
    values: [
      [$services, [aService('wa', 'WhatsApp'), aService('tg', 'Telegram')]],
      [$countries, [{ code: '187', name: 'United States' }]],
      [$historyQuery, { search: '', status: '', service: 'zz', country: '187', page: 1 }],
    ],
  });
  const labels = scope
    .getState($historyFilters)
    .map(({ name, options }) => [name, options.map(({ label }) => label)]);
  expect(Object.fromEntries(labels)).toMatchObject({
    service: ['zz', 'Telegram', 'WhatsApp'],
    country: ['United States'],
  });
});

it('Export CSV: does nothing without rows', async () => {
  const { fire, files } = await openHistory('', () => pageOf([]));
  fire(historyExportClicked, undefined);
  expect(files).toEqual([]);
});
