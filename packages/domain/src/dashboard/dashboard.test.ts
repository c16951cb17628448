import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import type { Activity } from '../contracts/dashboard-calls';
import type { PurchasedNumber } from '../contracts/number';
import { smsReceived } from '../realtime/messages/events';
import { DASHBOARD_POLLING_MS, DAY_MS, SECOND_MS } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { aBalance } from '../testing/fixtures/a-balance';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { aRejection } from '../testing/fixtures/a-rejection';
import { aReceivedSms } from '../testing/fixtures/an-sms';
import { createTestScope } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $receivedCount, numberCancelled } from '../numbers/list/active-numbers';
import { $numbersNow } from '../numbers/cards/number-facts';
import { $activities, $activityAt, dashboardScreen } from './dashboard-data';
import { dashboardStart, filledAction } from './dashboard-start';
import { readsAfter, type DashboardEvent, type DashboardReads, type ReadingFacts } from './dashboard-reads';
import { accountView, activityView, dashboardErrorText, statsView } from './dashboard-view';
import { liveNumbers, liveRows } from './live-rows';

const stats = {
  balance: 12.5,
  activeNumbers: 3,
  todayPurchases: 1,
  todaySpent: 0.3,
  successRate: 66.66667,
  totalNumbers: 42,
  totalSpent: 10.5,
};

const activity = (id: string): Activity => ({
  id,
  status: 'received',
  serviceName: 'WhatsApp',
  serviceCode: 'wa',
  countryCode: '187',
  phoneNumber: '12025550123',
  price: 0.3,
  purchasedAt: null,
  smsCode: '1234',
});

const tenActivities = Array.from({ length: 10 }, (_, index) => activity(String(index)));

/** The list of active numbers, as the server answers it. */
const listOf = (...numbers: PurchasedNumber[]) => ({ numbers, pagination: null });
const unanswered = () => new Promise<never>(() => {});

const open = async (calls: FakeCalls = {}) => {
  const world = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: { dashboardStats: () => stats, dashboardActivity: () => tenActivities, ...calls },
  });
  // Not awaited: a test may leave the list of active numbers in flight.
  void allSettled(dashboardScreen.toggled, { scope: world.scope, params: true });
  await pass(0);
  return {
    ...world,
    live: () => {
      const { facts, now } = world.scope.getState($numbersNow);
      const numbers = liveNumbers(facts, now, false);
      return numbers && liveRows(facts, numbers, world.scope.getState($activities));
    },
  };
};

useFakeClock(NOON);

it.each([
  ['0.0%', 0],
  ['80.0%', 80],
  ['—', null],
])('figures: show the success rate as %s whatever the counter says', (shown, successRate) => {
  expect(statsView({ ...stats, totalNumbers: 0, successRate }).successRate).toBe(shown);
});

it.each([
  [{ kind: 'timeout', elapsedMs: 90_000 }, true, 'No answer from the server. Refresh to try again.'],
  [{ kind: 'network', elapsedMs: 1 }, true, 'No answer from the server. Refresh to try again.'],
  [{ kind: 'network', elapsedMs: 1 }, false, 'You are offline. Reconnect, then refresh.'],
  [aRejection({ status: 500, text: 'Out of order' }), false, 'Out of order'],
  [{ kind: 'malformed' }, true, 'Unknown error occurred'],
] satisfies [ApiError, boolean, string][])(
  'dashboard: %j, online %j, reads as %s',
  (error, isOnline, why) => {
    expect(dashboardErrorText(error, isOnline)).toBe(`Error loading dashboard: ${why}`);
  },
);

it('figures: none is known after a failed load', () => {
  expect(new Set(Object.values(statsView({})))).toEqual(new Set(['—']));
});

it.each([
  ['what the sum leaves', { totalSpent: 8 }, { credited: '$3.0000' }],
  ['less than the sum', { totalSpent: 4 }, { unexplained: '$1.0000' }],
  ['nothing while the totals are older', { balance: 4, totalSpent: 8 }, { credited: '—' }],
])('account: shows %s', (_, totals, shown) => {
  expect(accountView(5, null, { ...aBalance(5), totalDeposited: 10, ...totals })).toMatchObject(shown);
});

const waiting: Activity = { ...activity('9'), status: 'waiting', smsCode: null, purchasedAt: NOON };
const sms = aReceivedSms({ purchaseId: '9', phoneNumber: '12025550123' });
/** The list of active numbers stays in flight until the test answers it. */
const receive = async (calls: FakeCalls = {}) => {
  const world = await open({ dashboardActivity: () => [waiting], activeNumbers: unanswered, ...calls });
  void allSettled(smsReceived, { scope: world.scope, params: [sms] });
  await pass(0);
  return world;
};
const code = {
  id: '9',
  serviceCode: 'wa',
  phoneGroups: ['+1', '202', '555', '0123'],
  status: 'received',
  code: '1234',
  isWithoutCode: false,
  isEnding: false,
};

it('SMS before any list of active numbers: is ready at once, although the activity still shows the number as waiting', async () => {
  const { scope, live } = await receive();
  for (const passedMs of [0, 60_000]) {
    await pass(passedMs);
    expect(live()).toMatchObject([{ ...code, service: 'WhatsApp' }]);
    expect(scope.getState($activities)?.[0]).toMatchObject({ status: 'received', smsCode: '1234' });
    expect(scope.getState($receivedCount)).toBe(1);
  }
});

it('activity: a number reads as expired at its end, extended or not, before the server says so', async () => {
  const number = aNumber({ id: '9', purchasedAt: NOON - DAY_MS, expiresAt: NOON + SECOND_MS });
  const { scope } = await open({ dashboardActivity: () => [waiting], activeNumbers: () => listOf(number) });
  const status = () => {
    const [row] = scope.getState($activities) ?? [];
    const known = {
      names: new Map(),
      at: scope.getState($activityAt),
      preferences: { numberFormat: 'national' } as const,
    };
    return row && activityView(row, known).status;
  };
  expect(status()).toBe('waiting');
  await pass(DASHBOARD_POLLING_MS);
  expect(status()).toBe('expired');
});

it('figures: are read again where the first list makes the server notice that a number has expired', async () => {
  const expired = aNumber({ id: '9', status: 'expired', expiresAt: NOON - DAY_MS });
  const { callsTo } = await open({ activeNumbers: () => listOf(expired) });
  await pass(REPEATED_READ_GAP_MS);
  expect(callsTo('dashboardStats')).toBe(2);
});

const alive = (id: string, fields: Partial<Activity> = {}): Activity => ({
  ...activity(id),
  purchasedAt: NOON - 60_000,
  smsCode: null,
  ...fields,
});

it('live numbers: an SMS in which no code was found has none to show', async () => {
  const number = aNumber({ id: '9', status: 'received', smsCode: null, smsText: 'Welcome!' });
  const { live } = await open({ dashboardActivity: () => [alive('9')], activeNumbers: () => listOf(number) });
  expect(live()).toMatchObject([{ status: 'received', code: null, isWithoutCode: true }]);
});

const listed = (...numbers: PurchasedNumber[]): Partial<ReadingFacts> => ({
  listed: numbers,
  known: numbers,
});
const waitingRow = alive('8', { status: 'waiting' });
const gone = { ...listed(), known: [aNumber({ id: '8', status: 'cancelled' })] };

it.each<[string, DashboardEvent, Partial<ReadingFacts>, DashboardReads]>([
  ['all when it opens', 'opened', {}, { figures: 'refresh', list: true }],
  ['no list a second time', 'opened', listed(), { figures: 'refresh', list: false }],
  ['the figures for the user', 'refresh-clicked', {}, { figures: 'refresh' }],
  ['the figures by a timer', 'due', {}, { figures: 'poll' }],
  ['nothing while a slow response is pending', 'due', { areFiguresLoading: true }, {}],
  ['the figures beside a number that has ended', 'live-changed', {}, { figures: 'invalidate' }],
  ['nothing once it is closed', 'live-changed', { isOpen: false }, {}],
  ['no list without an activity', 'activity-changed', { activities: null }, { list: false }],
  ['the list that lacks a number', 'activity-changed', listed(), { list: true }],
  ['no list that has it', 'activity-changed', listed(aNumber({ id: '8' })), { list: false }],
  ['no list for a number that has ended here', 'activity-changed', gone, { list: false }],
  [
    'no list for one whose time is over',
    'activity-changed',
    { activities: [alive('8', { purchasedAt: 0 })] },
    { list: false },
  ],
  [
    'the list that lacks a code',
    'activity-changed',
    { ...listed(aNumber({ id: '8' })), activities: [alive('8')] },
    { list: true },
  ],
  ['no list while the calls are reserved', 'activity-changed', { isReserved: true }, { list: false }],
  ['no list once it is closed', 'activity-changed', { isOpen: false }, { list: false }],
])('dashboard: reads %s', (_, event, facts, reads) => {
  const known = {
    isOpen: true,
    areFiguresLoading: false,
    activities: [waitingRow],
    listed: null,
    known: [],
    isReserved: false,
  };
  expect(readsAfter(event, { ...known, ...facts }, NOON)).toEqual(reads);
});

it('dashboard: reads its figures again once a number has ended', async () => {
  const { scope, callsTo } = await open({ activeNumbers: () => listOf(aNumber({ id: '8' })) });
  await allSettled(numberCancelled, { scope, params: '8' });
  await pass(1_000);
  expect([callsTo('dashboardStats'), callsTo('dashboardActivity')]).toEqual([2, 2]);
});

it('live numbers: the newest code comes first, then the waiting one that ends first', async () => {
  const endsIn = (minutes: number) => ({ expiresAt: NOON + minutes * 60_000 });
  const code = { status: 'received', smsCode: '1' };
  const numbers = [
    aNumber({ id: 'newest', ...endsIn(19) }),
    aNumber({ id: 'unknown', expiresAt: null, purchasedAt: null }),
    aNumber({ id: 'last minute', ...endsIn(1) }),
    aNumber({ id: 'over', ...endsIn(-1) }),
    aNumber({ id: 'code', ...code, receivedAt: 1, ...endsIn(10) }),
    aNumber({ id: 'newest code', ...code, receivedAt: 2, ...endsIn(1) }),
  ];
  const { live } = await open({
    dashboardActivity: () => [alive('newest', { status: 'waiting' })],
    activeNumbers: () => listOf(...numbers),
  });
  const ids = live()?.map(({ id }) => id);
  expect(ids).toEqual(['newest code', 'code', 'last minute', 'newest', 'unknown']);
});

const AHEAD = { isFirstCodeAhead: true };
const LISTED = [{ status: 'waiting' }] as const;

it.each([
  ['loading', null, AHEAD],
  ['loading', [], { areFiguresSettled: false }],
  ['loading', [], { isBalanceSettled: false }],
  ['buy', [], {}],
  ['first-code', [], AHEAD],
  ['first-code', LISTED, AHEAD],
  ['live', [...LISTED, { status: 'received' }], AHEAD],
  ['live', LISTED, {}],
] as const)('first block: is %s with the numbers %j and %j', (start, live, facts) => {
  const known = { areFiguresSettled: true, isBalanceSettled: true, isFirstCodeAhead: false };
  expect(dashboardStart({ live, ...known, ...facts })).toBe(start);
});

it.each([
  ['none', 'live', true, 'WhatsApp'],
  ['none', 'loading', true, undefined],
  ['buy', 'buy', true, undefined],
  ['add-funds', 'buy', false, undefined],
  ['add-funds', 'first-code', false, undefined],
  ['none', 'first-code', true, 'WhatsApp'],
] as const)(
  'quick action: %s is filled beside the first block %s, since one button of the page is at most',
  (filled, start, hasFunds, service) => expect(filledAction(start, hasFunds, service)).toBe(filled),
);
