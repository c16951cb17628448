import type { EventCallable } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { paymentFailed, paymentSucceeded, verificationCompleted } from '../realtime/messages/events';
import { pageFocusChanged, pageVisibilityChanged } from '../lib/page';
import { formatDateTime } from '../lib/format/date-time';
import { listedMoment, localDay } from '../lib/format/local-day';
import { NOON } from '../testing/fixtures/a-number';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { depositFiltersChanged, depositsPageChosen } from './deposit-query';
import { $depositSteps } from './deposits/deposit-steps';
import { $depositViews } from './deposits/deposit-view';
import { $depositsPage, depositsRequested } from './deposit-list';
import { $knownRefs, $pendingCount, $pendingRefs, depositOpened } from './deposits/pending-deposits';
import { aDeposit, openTransactions } from '../testing/fixtures/deposits.fixture';

useFakeClock(NOON);

afterEach(() => {
  vi.unstubAllEnvs();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDeposit({ id: String(index), txRef: `SMS_7_${index}_AAAAAA`, status: 'PAID_SETTLED' }),
  );

it("deposit row: is the server's data in the product's words", async () => {
  const { get } = await openTransactions({
    deposits: [aDeposit({ status: 'PAID_SETTLED', providerRef: 'flw-1', paidAt: Date.now() })],
  });
  const [deposit] = get($depositsPage)?.deposits ?? [];
  expect(get($depositViews)).toEqual([
    {
      txRef: 'SMS_7_1_AAAAAA',
      state: 'completed',
      naira: '₦1,500.00',
      usd: '$0.97',
      rate: '1 USD = ₦1,535.20',
      method: 'Card',
      when: listedMoment(deposit?.createdAt ?? null, localDay(Date.now())),
      paidAt: formatDateTime(deposit?.paidAt ?? 0),
      expiresAt: formatDateTime(deposit?.expiresAt ?? 0),
      providerRef: 'flw-1',
    },
  ]);
  expect(get($depositSteps).get('SMS_7_1_AAAAAA')).toEqual([
    { step: 'opened', at: formatDateTime(deposit?.createdAt ?? 0), reached: true },
    { step: 'paid', at: formatDateTime(deposit?.paidAt ?? 0), reached: true },
    { step: 'confirmed', reached: true },
  ]);
});

it.each([
  ['alone', []],
  ['beside one that runs out later', [aDeposit({ expiresAt: NOON + 60_000 })]],
  ['beside one that never runs out', [aDeposit({ expiresAt: null })]],
])('payment session: %s expires at that very moment, and still counts as pending', async (_, others) => {
  const session = aDeposit({ txRef: 'SMS_7_8_OTHERS', expiresAt: NOON + 5_000 });
  const { get } = await openTransactions({ deposits: [...others, session] });
  const states = () => get($depositViews)?.map(({ state }) => state);
  await pass(4_999 - REPEATED_READ_GAP_MS);
  expect(states()).not.toContain('expired');
  await pass(1);
  expect(states()).toEqual([...others.map(() => 'pending'), 'expired']);
  expect(get($pendingCount)).toBe(others.length + 1);
});

const pending = aDeposit({ txRef: 'SMS_7_9_PPPPPP' });

it('pending payments: are those of the newest page', async () => {
  const { fire, get, server } = await openTransactions({ deposits: [pending, ...many(3)] });
  expect([...get($pendingRefs)]).toEqual(['SMS_7_9_PPPPPP']);
  server.deposits = [{ ...pending, status: 'PAID_SETTLED' }];
  fire(depositsRequested, undefined);
  await pass(0);
  expect(get($pendingCount)).toBe(0);
});

it.each([
  ['another page', depositsPageChosen, 2],
  ['a status', depositFiltersChanged, { status: 'PAID_SETTLED' }],
  ['a first day', depositFiltersChanged, { startDate: '2025-10-01' }],
  ['a last day', depositFiltersChanged, { endDate: '2025-09-30' }],
] as const)('pending payments: are not those of a list filtered to %s', async (_, unit, params) => {
  const { fire, get } = await openTransactions({
    calls: {
      deposits: ({ query }) => ({
        deposits: Object.keys(query).length === 2 && query.page === 1 ? [pending] : [],
        pagination: null,
      }),
    },
  });
  fire<unknown>(unit as EventCallable<unknown>, params);
  await pass(0);
  expect(get($depositViews)).toEqual([]);
  expect(get($pendingCount)).toBe(1);
});

it.each([
  ['it succeeded', paymentSucceeded, { references: [pending.txRef, 'flw-1'], settlementAmount: null }],
  ['it failed', paymentFailed, { references: [pending.txRef], reason: null }],
  ['its verification succeeded', verificationCompleted, { txRef: pending.txRef, success: true }],
] as const)(
  'pending payments: lose one at once when the server reports that %s, and the list reloads',
  async (_, unit, params) => {
    const other = aDeposit({ txRef: 'SMS_7_8_OTHERS' });
    const { fire, get, callsOf } = await openTransactions({ deposits: [pending, other] });
    const loads = callsOf('deposits').length;
    fire<unknown>(unit as EventCallable<unknown>, params);
    expect([...get($pendingRefs)]).toEqual([other.txRef]);
    await pass(0);
    expect(callsOf('deposits')).toHaveLength(loads + 1);
    expect(get($pendingCount)).toBe(2);
  },
);

it.each<[string, (tab: Awaited<ReturnType<typeof openTransactions>>) => void]>([
  ['focus', ({ fire }) => fire(pageFocusChanged, true)],
  ['view', ({ fire }) => fire(pageVisibilityChanged, true)],
])('pending payments: are read again when the page comes back into %s', async (_, comeBack) => {
  const tab = await openTransactions({ deposits: [pending] });
  tab.server.deposits = [{ ...pending, status: 'PAID_SETTLED' }];
  comeBack(tab);
  await pass(0);
  expect(tab.get($depositViews)).toMatchObject([{ state: 'completed' }]);
  expect(tab.get($pendingCount)).toBe(0);
  // Nothing is read where nothing is pending.
  const loads = tab.callsOf('deposits').length;
  await pass(REPEATED_READ_GAP_MS);
  comeBack(tab);
  await pass(0);
  expect(tab.callsOf('deposits')).toHaveLength(loads);
});

it('pending payments: do not regain one from a response in flight when its success was reported', async () => {
  const { fire, get } = await openTransactions({ deposits: [pending] });
  fire(depositsRequested, undefined);
  fire(paymentSucceeded, { references: [pending.txRef], settlementAmount: null });
  await pass(0);
  expect(get($pendingCount)).toBe(0);
});

it('pending payments: include a deposit just opened, whatever a response in flight contains', async () => {
  const { fire, get } = await openTransactions();
  fire(depositsRequested, undefined);
  fire(depositOpened, 'SMS_7_8_OPENED');
  await pass(0);
  expect([...get($pendingRefs)]).toEqual(['SMS_7_8_OPENED']);
});

it('known deposits: are those of the newest page and those opened since, whatever a filtered list shows', async () => {
  const { fire, get } = await openTransactions({
    deposits: [aDeposit({ txRef: 'SMS_7_9_PPPPPP' }), ...many(1)],
  });
  fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
  await pass(0);
  expect(get($knownRefs)).toEqual(['SMS_7_9_PPPPPP', 'SMS_7_0_AAAAAA']);
  fire(depositOpened, 'SMS_7_8_OPENED');
  expect(get($knownRefs)).toEqual(['SMS_7_9_PPPPPP', 'SMS_7_0_AAAAAA', 'SMS_7_8_OPENED']);
});
