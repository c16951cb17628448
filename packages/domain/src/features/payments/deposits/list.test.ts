import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResultFor } from '../../../contracts';
import { deposits } from '../../../contracts/deposits';
import { resultReceived, type SharedResult } from '../../../api/cross-tab/cross-tab-cache';
import { PAGE_SIZE, REPEATED_READ_GAP_MS } from '../../../limits';
import { paymentFailed, paymentSucceeded, verificationCompleted } from '../../../realtime/messages/events';
import { formatDateTime } from '../../../rules';
import { wireDayEnd, wireDayStart } from './date-range';
import { aBalance } from '../../../testing';
import { balanceRequested } from '../../account/balance/balance';
import { sessionEnded } from '../../../lib/session-events';
import { $depositFilters, depositFiltersChanged, depositsPageChosen } from './query';
import { $depositSteps } from './steps';
import { $depositSummary, $depositsPosition, $depositViews } from './view';
import {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  depositsInvalidated,
  depositsRefreshClicked,
  depositsRequested,
  transactionsScreenToggled,
} from './list';
import { $knownRefs, $pendingCount, $pendingRefs, depositOpened } from './pending';
import {
  aDeposit,
  fail,
  networkError,
  openTransactions,
  pass,
  rejected,
} from '../../../testing/fixtures/deposits.fixture';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-10-01T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDeposit({ id: String(index), txRef: `SMS_7_${index}_AAAAAA`, status: 'PAID_SETTLED' }),
  );

describe('the list', () => {
  it('loads when the screen comes up, first page, without empty filters', async () => {
    const { get, callsOf } = await openTransactions({ deposits: [aDeposit()] });
    expect(callsOf('deposits')).toEqual([{ query: { page: 1, limit: 20 } }]);
    expect(get($depositViews)).toMatchObject([
      { txRef: 'SMS_7_1_AAAAAA', state: 'pending', naira: '₦1,500.00', usd: '$0.98', method: 'Card' },
    ]);
    expect(get($depositsPosition)).toEqual({ page: 1, totalPages: 1, total: 1 });
  });

  it('sends filters as codes and days, and starts at page 1 again', async () => {
    const { fire, get, callsOf } = await openTransactions({ deposits: many(50) });
    fire(depositsPageChosen, 2);
    await pass(0);
    expect(get($depositsPosition)).toEqual({ page: 2, totalPages: 3, total: 50 });
    fire(depositFiltersChanged, { status: 'PAID_SETTLED', startDate: '2025-09-01' });
    await pass(0);
    expect(callsOf('deposits')).toContainEqual({
      query: { page: 1, limit: 20, status: 'PAID_SETTLED', startDate: wireDayStart('2025-09-01') },
    });
    expect(get($depositFilters)).toEqual({ status: 'PAID_SETTLED', startDate: '2025-09-01', endDate: '' });
  });

  it('asks for the days of the zone the user is in', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    const { fire, callsOf } = await openTransactions();
    fire(depositFiltersChanged, { startDate: '2025-09-01', endDate: '2025-09-30' });
    await pass(0);
    expect(callsOf('deposits')).toContainEqual({
      query: {
        page: 1,
        limit: 20,
        startDate: '2025-08-31T10:00:00.000Z',
        endDate: '2025-09-30T09:59:59.999Z',
      },
    });
  });

  it('repeats the query on Refresh', async () => {
    const { fire, callsOf } = await openTransactions();
    fire(depositFiltersChanged, { endDate: '2025-09-30' });
    await pass(REPEATED_READ_GAP_MS);
    const before = callsOf('deposits').length;
    fire(depositsRefreshClicked, undefined);
    await pass(0);
    expect(callsOf('deposits').slice(before)).toContainEqual({
      query: { page: 1, limit: 20, endDate: wireDayEnd('2025-09-30') },
    });
  });

  it('takes the last page when the list has become shorter than the page on screen', async () => {
    const { fire, get, server } = await openTransactions({ deposits: many(50) });
    fire(depositsPageChosen, 3);
    await pass(REPEATED_READ_GAP_MS);
    server.deposits = many(25);
    fire(depositsRequested, undefined);
    await pass(0);
    expect(get($depositsPosition)).toEqual({ page: 2, totalPages: 2, total: 25 });
  });

  it('applies the latest of two queries, whichever answers last', async () => {
    const answers: ((deposits: ResultFor<'deposits'>['deposits']) => void)[] = [];
    const { fire, get } = await openTransactions({
      calls: {
        deposits: () =>
          new Promise((resolve) =>
            answers.push((deposits) => {
              resolve({ deposits, pagination: null });
            }),
          ),
      },
    });
    fire(depositFiltersChanged, { endDate: '2025-09-30' });
    answers[1]?.([aDeposit({ txRef: 'new' })]);
    answers[0]?.([aDeposit({ txRef: 'old' })]);
    await pass(0);
    expect(get($depositViews)).toMatchObject([{ txRef: 'new' }]);
    expect(get($isDepositsLoading)).toBe(false);
  });

  it.each([
    ['without words', networkError, 'Failed to fetch transactions'],
    ['in the words of the server', rejected(400, null, 'No such day'), 'No such day'],
  ])('keeps what it has when a load fails %s, and recovers', async (_, error, text) => {
    let isBroken = false;
    const { fire, get, toasts } = await openTransactions({
      calls: {
        deposits: () => (isBroken ? fail(error)() : { deposits: [aDeposit()], pagination: null }),
      },
    });
    isBroken = true;
    fire(depositsRefreshClicked, undefined);
    await pass(0);
    expect(get($depositsError)).toBe(text);
    expect(get($depositViews)).toHaveLength(1);
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to load payment history' }]);

    isBroken = false;
    fire(depositsRefreshClicked, undefined);
    await pass(0);
    expect(get($depositsError)).toBeNull();
  });

  it('says nothing of a failure while another screen is up', async () => {
    const { fire, texts } = await openTransactions({ calls: { deposits: fail(networkError) } });
    fire(transactionsScreenToggled, false);
    const before = texts().length;
    fire(depositsRequested, undefined);
    await pass(0);
    expect(texts()).toHaveLength(before);
  });
});

describe('what is shown of a deposit', () => {
  it('is what the server told, in the words of the product', async () => {
    const { get } = await openTransactions({
      deposits: [aDeposit({ status: 'PAID_SETTLED', providerRef: 'flw-1', paidAt: Date.now() })],
    });
    const [deposit] = get($depositsPage)?.deposits ?? [];
    expect(get($depositViews)).toEqual([
      {
        txRef: 'SMS_7_1_AAAAAA',
        state: 'completed',
        naira: '₦1,500.00',
        usd: '$0.98',
        rate: '1 USD = ₦1,535.20',
        method: 'Card',
        createdAt: formatDateTime(deposit?.createdAt ?? 0),
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

  const unreported = {
    ngnAmount: null,
    usdAmount: null,
    rate: null,
    paymentType: null,
    createdAt: null,
    expiresAt: null,
  };

  it.each([
    [{}, '₦1500.00', '$0.9770'],
    [{ formattedNgn: null, formattedUsd: null, rate: 0 }, '—', '—'],
  ])('leaves out what the server left out, %j', async (fields, naira, usd) => {
    const { get } = await openTransactions({ deposits: [aDeposit({ ...unreported, ...fields })] });
    expect(get($depositViews)).toEqual([{ txRef: 'SMS_7_1_AAAAAA', state: 'pending', naira, usd }]);
  });

  it('has no place in a list of which the server tells none', async () => {
    const { get } = await openTransactions({
      calls: { deposits: () => ({ deposits: [], pagination: null }) },
    });
    expect(get($depositsPosition)).toBeNull();
    expect(get($depositSteps)).toEqual(new Map());
  });

  it('is on page 1 of 1 of an empty list', async () => {
    const { get } = await openTransactions();
    expect(get($depositsPosition)).toEqual({ page: 1, totalPages: 1, total: 0 });
  });
});

it('the cards tell the totals of the account, as far as the server tells them', async () => {
  const totals = {
    ...aBalance(5),
    totalDeposited: 12.5,
    pendingAmount: 1,
    totalPayments: 4,
    successfulPayments: 3,
  };
  const { fire, get } = await openTransactions({ calls: { balance: () => totals } });
  expect(get($depositSummary)).toEqual({
    balance: '—',
    totalDeposited: '—',
    pendingAmount: '—',
    successRate: '—',
  });
  fire(balanceRequested, undefined);
  await pass(0);
  expect(get($depositSummary)).toEqual({
    balance: '$5.0000',
    totalDeposited: '$12.50',
    pendingAmount: '$1.00',
    successRate: '75%',
  });
});

describe('a session that runs out', () => {
  it('turns its deposit into an expired one at that very moment, which still counts as pending', async () => {
    const { get } = await openTransactions({ deposits: [aDeposit({ expiresAt: Date.now() + 5_000 })] });
    await pass(4_999 - REPEATED_READ_GAP_MS);
    expect(get($depositViews)).toMatchObject([{ state: 'pending' }]);
    await pass(1);
    expect(get($depositViews)).toMatchObject([{ state: 'expired' }]);
    expect(get($pendingCount)).toBe(1);
  });
});

it.each([
  ['runs out later', () => ({ expiresAt: Date.now() + 60_000 })],
  ['never runs out', () => ({ expiresAt: null })],
])('a session beside one that %s is told when it runs out', async (_, fields) => {
  const session = aDeposit({ txRef: 'SMS_7_8_OTHERS', expiresAt: Date.now() + 5_000 });
  const { get } = await openTransactions({ deposits: [aDeposit(fields()), session] });
  await pass(5_000);
  expect(get($depositViews)).toMatchObject([{ state: 'pending' }, { state: 'expired' }]);
});

it.each([
  ['that runs out in a year', () => ({ expiresAt: Date.now() + 365 * 86_400_000 })],
  ['of a settled payment', () => ({ status: 'PAID_SETTLED', expiresAt: Date.now() + 5_000 })],
])('a session %s keeps no timer spinning', async (_, fields) => {
  await openTransactions({ deposits: [aDeposit(fields())] });
  const ticks = vi.spyOn(globalThis, 'setTimeout');
  await pass(60_000);
  expect(ticks).not.toHaveBeenCalled();
});

describe('the pending payments', () => {
  const pending = aDeposit({ txRef: 'SMS_7_9_PPPPPP' });

  it('are those the newest page names', async () => {
    const { fire, get, server } = await openTransactions({ deposits: [pending, ...many(3)] });
    expect([...get($pendingRefs)]).toEqual(['SMS_7_9_PPPPPP']);
    server.deposits = [{ ...pending, status: 'PAID_SETTLED' }];
    fire(depositsRequested, undefined);
    await pass(0);
    expect(get($pendingCount)).toBe(0);
  });

  it('do not disappear from the header when the list is narrowed', async () => {
    const { fire, get } = await openTransactions({ deposits: [pending, ...many(3)] });
    fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
    await pass(0);
    expect(get($depositViews)).toHaveLength(3);
    expect(get($pendingCount)).toBe(1);
  });

  it('are counted anew with every load of a narrowed list, too', async () => {
    const { fire, get, server } = await openTransactions({ deposits: [pending, ...many(3)] });
    fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
    await pass(REPEATED_READ_GAP_MS);
    server.deposits = many(3);
    fire(depositsRefreshClicked, undefined);
    await pass(REPEATED_READ_GAP_MS);
    expect(get($pendingCount)).toBe(0);
    server.deposits = [pending];
    fire(depositsInvalidated, undefined);
    await pass(REPEATED_READ_GAP_MS);
    expect(get($pendingCount)).toBe(1);
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof openTransactions>>) => void]>([
    [
      'another page',
      ({ fire }) => {
        fire(depositsPageChosen, 2);
      },
    ],
    [
      'a first day',
      ({ fire }) => {
        fire(depositFiltersChanged, { startDate: '2025-10-01' });
      },
    ],
    [
      'a last day',
      ({ fire }) => {
        fire(depositFiltersChanged, { endDate: '2025-09-30' });
      },
    ],
  ])('are not those of a list narrowed to %s', async (_, narrow) => {
    const tab = await openTransactions({
      calls: {
        deposits: ({ query }) => ({
          deposits: Object.keys(query).length === 2 && query.page === 1 ? [pending] : [],
          pagination: null,
        }),
      },
    });
    narrow(tab);
    await pass(0);
    expect(tab.get($depositViews)).toEqual([]);
    expect(tab.get($pendingCount)).toBe(1);
  });

  it('are corrected by any list that contains them', async () => {
    const { fire, get } = await openTransactions({
      calls: {
        // Only narrowed lists are answered here.
        deposits: ({ query: { status } }) =>
          status === undefined
            ? fail(networkError)()
            : { deposits: [{ ...pending, status: 'CANCELLED' }], pagination: null },
      },
    });
    fire(depositOpened, pending.txRef);
    fire(depositOpened, 'SMS_7_8_OTHERS');
    fire(depositFiltersChanged, { status: 'CANCELLED' });
    await pass(0);
    expect([...get($pendingRefs)]).toEqual(['SMS_7_8_OTHERS']);
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof openTransactions>>) => void]>([
    [
      'it succeeded',
      ({ fire }) => {
        fire(paymentSucceeded, { references: [pending.txRef, 'flw-1'], settlementAmount: null });
      },
    ],
    [
      'it failed',
      ({ fire }) => {
        fire(paymentFailed, { references: [pending.txRef], reason: null });
      },
    ],
    [
      'its verification succeeded',
      ({ fire }) => {
        fire(verificationCompleted, { txRef: pending.txRef, success: true });
      },
    ],
  ])('lose one at once when the server says that %s, and the list loads anew', async (_, say) => {
    const other = aDeposit({ txRef: 'SMS_7_8_OTHERS' });
    const tab = await openTransactions({ deposits: [pending, other] });
    const loads = tab.callsOf('deposits').length;
    say(tab);
    expect([...tab.get($pendingRefs)]).toEqual([other.txRef]);
    await pass(0);
    expect(tab.callsOf('deposits')).toHaveLength(loads + 1);
    expect(tab.get($pendingCount)).toBe(2);
  });

  it('do not get one back from an answer that was under way when the server said that it succeeded', async () => {
    const { fire, get } = await openTransactions({ deposits: [pending] });
    fire(depositsRequested, undefined);
    fire(paymentSucceeded, { references: [pending.txRef], settlementAmount: null });
    await pass(0);
    expect(get($pendingCount)).toBe(0);
  });

  it('include a deposit just opened, whatever an answer under way says', async () => {
    const { fire, get } = await openTransactions();
    fire(depositsRequested, undefined);
    fire(depositOpened, 'SMS_7_8_OPENED');
    await pass(0);
    expect([...get($pendingRefs)]).toEqual(['SMS_7_8_OPENED']);
  });

  it('are cleared with the session', async () => {
    const { fire, get } = await openTransactions({ deposits: [pending] });
    fire(sessionEnded, undefined);
    expect(get($pendingCount)).toBe(0);
    expect(get($depositViews)).toBeNull();
    expect(get($knownRefs)).toBeNull();
  });
});

describe('the deposits known so far', () => {
  it('are those of the newest page and those opened since, whatever a narrowed list shows', async () => {
    const { fire, get } = await openTransactions({
      deposits: [aDeposit({ txRef: 'SMS_7_9_PPPPPP' }), ...many(1)],
    });
    fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
    await pass(0);
    expect(get($knownRefs)).toEqual(['SMS_7_9_PPPPPP', 'SMS_7_0_AAAAAA']);
    fire(depositOpened, 'SMS_7_8_OPENED');
    expect(get($knownRefs)).toEqual(['SMS_7_9_PPPPPP', 'SMS_7_0_AAAAAA', 'SMS_7_8_OPENED']);
  });

  it('are not told before the newest page is', async () => {
    const { fire, get } = await openTransactions({ calls: { deposits: fail(networkError) } });
    expect(get($knownRefs)).toBeNull();
    expect(get($depositSteps)).toEqual(new Map());
    fire(depositOpened, 'SMS_7_8_OPENED');
    expect(get($knownRefs)).toBeNull();
  });
});

describe('an answer that another tab was given', () => {
  /** The newest deposits, as another tab has just been told them. */
  const newest = (): SharedResult => ({
    path: deposits.path,
    key: JSON.stringify({ query: { page: 1, limit: PAGE_SIZE } }),
    result: { deposits: [aDeposit({ txRef: 'SMS_7_9_PPPPPP' })], pagination: null },
    startedAt: Date.now(),
  });

  it('is on screen here, too', async () => {
    const { fire, get } = await openTransactions();
    fire(resultReceived, newest());
    expect(get($depositViews)).toMatchObject([{ txRef: 'SMS_7_9_PPPPPP' }]);
    expect([...get($pendingRefs)]).toEqual(['SMS_7_9_PPPPPP']);
  });

  it('says what is pending while the list is narrowed', async () => {
    const { fire, get } = await openTransactions({ deposits: many(1) });
    fire(depositFiltersChanged, { status: 'PAID_SETTLED' });
    await pass(0);
    fire(resultReceived, newest());
    expect(get($depositViews)).toMatchObject([{ txRef: 'SMS_7_0_AAAAAA' }]);
    expect([...get($pendingRefs)]).toEqual(['SMS_7_9_PPPPPP']);
  });
});

it('waits for the next session to run out with one timer, however often the list comes', async () => {
  const { get, fire } = await openTransactions({ deposits: [aDeposit({ expiresAt: Date.now() + 60_000 })] });
  const timers = vi.getTimerCount();
  for (let count = 1; count <= 20; count += 1) {
    fire(depositsRequested, undefined);
    await pass(REPEATED_READ_GAP_MS);
  }
  expect(vi.getTimerCount()).toBe(timers);
  expect(get($depositViews)).toMatchObject([{ state: 'pending' }]);
  await pass(60_000);
  expect(get($depositViews)).toMatchObject([{ state: 'expired' }]);
});
