import { expect, it } from 'vitest';
import { PAGE_SIZE } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { paymentSucceeded } from '../realtime/messages/events';
import { pageFocusChanged, pageVisibilityChanged } from '../lib/page';
import { NOON } from '../testing/fixtures/a-number';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { $depositQuery, depositFiltersChanged, depositsPageChosen } from './deposit-query';
import { $depositsPage, depositsRequested } from './deposit-list';
import { aDeposit, openTransactions } from '../testing/fixtures/deposits.fixture';

useFakeClock(NOON);

it.each([
  ['beside one that runs out later', [aDeposit({ expiresAt: NOON + 60_000 })]],
  ['beside one that never runs out', [aDeposit({ expiresAt: null })]],
])('payment session: %s expires at that very moment, and still counts as pending', async (_, others) => {
  const session = aDeposit({ txRef: 'SMS_7_8_OTHERS', expiresAt: NOON + 5_000 });
  const { shown, pending } = await openTransactions({ deposits: [...others, session] });
  await pass(4_999 - REPEATED_READ_GAP_MS);
  expect(shown()?.at(-1)?.state).toBe('pending');
  await pass(1);
  expect(shown()?.map(({ state }) => state)).toEqual([...others.map(() => 'pending'), 'expired']);
  expect(pending()).toBe(others.length + 1);
});

const open = aDeposit({ txRef: 'SMS_7_9_PPPPPP' });

it('pending payments: are read beside a filtered list, which starts at its first page', async () => {
  const { fire, callsOf, shown, pending } = await openTransactions({ deposits: [open] });
  const paid = { query: { page: 1, limit: PAGE_SIZE, status: 'PAID_SETTLED' } };
  fire(depositsPageChosen, 2);
  fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
  await pass(REPEATED_READ_GAP_MS);
  expect([shown(), pending()]).toEqual([[], 1]);
  expect(callsOf('deposits').filter(({ query }) => query.status !== undefined)).toEqual([paid]);
  const before = callsOf('deposits').length;
  fire(depositsRequested, undefined);
  await pass(0);
  expect(callsOf('deposits').slice(before)).toEqual([{ query: { page: 1, limit: PAGE_SIZE } }, paid]);
});

it('deposits: a page that is no longer there leads to the last one', async () => {
  const { fire, get } = await openTransactions({
    calls: {
      deposits: ({ query: { page = 1 } }) => ({
        deposits: [open],
        pagination: { page, limit: PAGE_SIZE, total: 2 * PAGE_SIZE, totalPages: 2 },
      }),
    },
  });
  fire(depositsPageChosen, 3);
  await pass(REPEATED_READ_GAP_MS);
  expect([get($depositQuery).page, get($depositsPage)?.pagination?.page]).toEqual([2, 2]);
});

it.each<[string, (tab: Awaited<ReturnType<typeof openTransactions>>) => void]>([
  ['focus', ({ fire }) => fire(pageFocusChanged, true)],
  ['view', ({ fire }) => fire(pageVisibilityChanged, true)],
])('pending payments: are read again when the page comes back into %s', async (_, comeBack) => {
  const tab = await openTransactions({ deposits: [open] });
  tab.server.deposits = [{ ...open, status: 'PAID_SETTLED' }];
  comeBack(tab);
  await pass(0);
  expect(tab.shown()).toMatchObject([{ state: 'completed' }]);
  expect(tab.pending()).toBe(0);
  // Nothing is read where nothing is pending.
  const loads = tab.callsOf('deposits').length;
  await pass(REPEATED_READ_GAP_MS);
  comeBack(tab);
  await pass(0);
  expect(tab.callsOf('deposits')).toHaveLength(loads);
});

it('pending payments: do not regain one from a response in flight when its success was reported', async () => {
  const { fire, pending } = await openTransactions({ deposits: [open] });
  fire(depositsRequested, undefined);
  fire(paymentSucceeded, { references: [open.txRef], settlementAmount: null });
  await pass(0);
  expect(pending()).toBe(0);
});
