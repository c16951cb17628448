import { createWatch } from 'effector';
import { expect, it } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import type { PurchasedNumber } from '../contracts/number';
import type { RequestFor, ResultFor } from '../contracts/operations';
import { smsReceived } from '../realtime/messages/events';
import { aNumber } from '../testing/fixtures/a-number';
import { aReceivedSms } from '../testing/fixtures/an-sms';
import { createTestScope } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $purchases } from './list/purchase-view';
import { historyPageClamped, historyRefreshClicked, historyUrlChanged } from './list/history-list';

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

/** The history screen; it goes to a page that exists. */
const openHistory = async (
  address = '',
  answer: Answer = () => pageOf([aNumber()]),
  otherCalls: FakeCalls = {},
) => {
  const files: unknown[] = [];
  const copied: string[] = [];
  const clamped: number[] = [];
  const { scope, callsOf, fire } = createTestScope({
    calls: { history: answer, ...otherCalls },
    ports: {
      saveFile: (file) => void files.push(file),
      copyText: (text) => void copied.push(text),
    },
  });
  createWatch({
    unit: historyPageClamped,
    scope,
    fn: (page) => {
      clamped.push(page);
      fire(historyUrlChanged, `?page=${page}`);
    },
  });
  fire(historyUrlChanged, address);
  await pass(0);
  const requests = () => callsOf('history').map(({ query }) => query);
  return { scope, files, copied, clamped, fire, requests };
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

it('history address: of a page beyond the end leads to the last page', async () => {
  const { clamped } = await openHistory('?page=9', ({ query }) =>
    pageOf(query.page === 9 ? [] : [aNumber()], query.page, 25),
  );
  expect(clamped).toEqual([2]);
});

it("day of a purchase: is the user's own, changes at midnight, and may be unknown", async () => {
  const moments = [new Date(2026, 2, 2, 0, 5), new Date(2026, 2, 1, 23, 55), new Date(2026, 1, 27), null];
  const { scope } = await openHistory('', () =>
    pageOf(moments.map((moment) => aNumber({ purchasedAt: moment && moment.getTime() }))),
  );
  const days = () => scope.getState($purchases)?.map(({ when }) => when.day);
  expect(days()).toEqual(['Today', 'Yesterday', 'Friday, February 27, 2026', 'Date unknown']);
  expect(scope.getState($purchases)?.at(-1)?.when.date).toBeUndefined();
  await pass(12 * 60 * 60_000);
  expect(days()?.slice(0, 3)).toEqual(['Yesterday', 'Sunday, March 1, 2026', 'Friday, February 27, 2026']);
});
