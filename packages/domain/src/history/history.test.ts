import { expect, it } from 'vitest';
import { DAY_MS } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { smsReceived } from '../realtime/messages/events';
import { aNumber } from '../testing/fixtures/a-number';
import { aReceivedSms } from '../testing/fixtures/an-sms';
import { openScreen } from '../testing/fixtures/numbers.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $purchases } from './list/purchase-view';
import { historyPageClamped, historyRefreshClicked, historyUrlChanged } from './list/history-list';

useFakeClock(new Date(2026, 2, 2, 12));

const openHistory = async (numbers = [aNumber()], address = '', calls: FakeCalls = {}) => {
  const page = openScreen(numbers, calls);
  const clamped = page.spyOn(historyPageClamped);
  page.fire(historyUrlChanged, address);
  await pass();
  return { ...page, clamped };
};

it('history: shows an SMS that arrives while the page is open, and a newer one after a reload', async () => {
  const { fire, get, server } = await openHistory([aNumber(), aNumber({ id: '2', activationId: 'a2' })]);
  const shown = () => get($purchases)?.map(({ code = null }) => code);
  fire(smsReceived, [aReceivedSms()]);
  expect(shown()).toEqual(['1234', null]);
  await pass(REPEATED_READ_GAP_MS);
  server.numbers = [aNumber({ status: 'received', smsCode: '5678' })];
  fire(historyRefreshClicked, undefined);
  await pass();
  expect(shown()).toEqual(['5678']);
});

it('history address: of a page beyond the end leads to the last page', async () => {
  const { clamped } = await openHistory([], '?page=9', {
    history: () => ({ numbers: [], pagination: { page: 9, limit: 20, total: 25, totalPages: 2 } }),
  });
  expect(clamped.mock.calls).toEqual([[2]]);
});

it('day of a purchase: changes at midnight', async () => {
  const { get } = await openHistory([aNumber({ purchasedAt: Date.now() })]);
  const days = () => get($purchases)?.map(({ when }) => when.day);
  expect(days()).toEqual(['Today']);
  await pass(DAY_MS / 2);
  expect(days()).toEqual(['Yesterday']);
});
