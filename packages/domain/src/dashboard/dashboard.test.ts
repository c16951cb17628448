import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import type { Activity } from '../contracts/dashboard-calls';
import type { PurchasedNumber } from '../contracts/number';
import { smsReceived } from '../realtime/messages/events';
import { DASHBOARD_POLLING_MS, DAY_MS, MINUTE_MS, SECOND_MS } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { aBalance } from '../testing/fixtures/a-balance';
import { aNumber, NOON } from '../testing/fixtures/a-number';
import { aRejection } from '../testing/fixtures/a-rejection';
import { aReceivedSms } from '../testing/fixtures/an-sms';
import { openScreen } from '../testing/fixtures/numbers.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $receivedCount } from '../numbers/list/active-numbers';
import { $numbersNow } from '../numbers/cards/number-facts';
import { $activities, $activityAt, dashboardScreen } from './dashboard-data';
import { dashboardStart, filledAction } from './dashboard-start';
import { readsAfter, type DashboardEvent, type DashboardReads, type ReadingFacts } from './dashboard-reads';
import { accountView, activityView, dashboardErrorText, statsView } from './dashboard-view';
import { liveNumbers, liveRows } from './live-rows';

useFakeClock(NOON);

const stats = {
  balance: 12.5,
  activeNumbers: 3,
  todayPurchases: 1,
  todaySpent: 0.3,
  successRate: 66.66667,
  totalNumbers: 42,
  totalSpent: 10.5,
};

/** A row of the recent activity, of a minute ago. */
const activity = (id: string, fields: Partial<Activity> = {}): Activity =>
  aNumber({ id, serviceName: 'WhatsApp', purchasedAt: NOON - MINUTE_MS, ...fields });

const waiting = activity('9');

/** The dashboard of a page whose server lists these active numbers. */
const open = async (numbers: readonly PurchasedNumber[], calls: FakeCalls = {}) => {
  const page = openScreen(numbers, {
    dashboardStats: () => stats,
    dashboardActivity: () => [waiting],
    ...calls,
  });
  page.fire(dashboardScreen.toggled, true);
  await pass();
  return {
    ...page,
    live: () => {
      const { facts, now } = page.get($numbersNow);
      const live = liveNumbers(facts, now, false);
      return live && liveRows(facts, live, page.get($activities));
    },
  };
};

it.each([
  [{ kind: 'timeout', elapsedMs: 90_000 }, true, 'No answer from the server. Refresh to try again.'],
  [{ kind: 'network', elapsedMs: 1 }, false, 'You are offline. Reconnect, then refresh.'],
  [aRejection({ status: 500, text: 'Out of order' }), false, 'Out of order'],
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

it('SMS before any list of active numbers: is ready at once, although the activity still shows the number as waiting', async () => {
  const { fire, get, live } = await open([], { activeNumbers: () => new Promise(() => {}) });
  fire(smsReceived, [aReceivedSms({ purchaseId: '9', phoneNumber: '12025550123' })]);
  await pass(MINUTE_MS);
  const ready = { id: '9', serviceCode: 'wa', service: 'WhatsApp', status: 'received', code: '1234' };
  expect(live()).toMatchObject([{ ...ready, phoneGroups: ['+1', '202', '555', '0123'], isEnding: false }]);
  expect(get($activities)).toMatchObject([{ status: 'received', smsCode: '1234' }]);
  expect(get($receivedCount)).toBe(1);
});

it('activity: a number reads as expired at its end, extended or not, before the server says so', async () => {
  const extended = aNumber({ id: '9', purchasedAt: NOON - DAY_MS, expiresAt: NOON + SECOND_MS });
  const { get } = await open([extended]);
  const known = { names: new Map(), preferences: { numberFormat: 'national' } } as const;
  const statuses = () =>
    get($activities)?.map((row) => activityView(row, { ...known, at: get($activityAt) }).status);
  expect(statuses()).toEqual(['waiting']);
  await pass(DASHBOARD_POLLING_MS);
  expect(statuses()).toEqual(['expired']);
});

it('figures: are read again where the first list makes the server notice that a number has expired', async () => {
  const { callsTo } = await open([aNumber({ id: '9', status: 'expired', expiresAt: NOON - DAY_MS })]);
  await pass(REPEATED_READ_GAP_MS);
  expect([callsTo('dashboardStats'), callsTo('dashboardActivity')]).toEqual([2, 2]);
});

const listed = (...numbers: PurchasedNumber[]): Partial<ReadingFacts> => ({
  listed: numbers,
  known: numbers,
});
const hasIt = listed(aNumber({ id: '9' }));
const [over, received] = [activity('9', { purchasedAt: 0 }), activity('9', { status: 'received' })];
const gone = { ...listed(), known: [aNumber({ id: '9', status: 'cancelled' })] };

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
  ['no list that has it', 'activity-changed', hasIt, { list: false }],
  ['no list for a number that has ended here', 'activity-changed', gone, { list: false }],
  ['no list for one whose time is over', 'activity-changed', { activities: [over] }, { list: false }],
  ['the list that lacks a code', 'activity-changed', { ...hasIt, activities: [received] }, { list: true }],
  ['no list while the calls are reserved', 'activity-changed', { isReserved: true }, { list: false }],
])('dashboard: reads %s', (_, event, facts, reads) => {
  const known = {
    isOpen: true,
    areFiguresLoading: false,
    activities: [waiting],
    listed: null,
    known: [],
    isReserved: false,
  };
  expect(readsAfter(event, { ...known, ...facts }, NOON)).toEqual(reads);
});

it('live numbers: the newest code comes first, then the waiting one that ends first', async () => {
  const endsIn = (minutes: number) => ({ expiresAt: NOON + minutes * MINUTE_MS });
  const received = { status: 'received', smsCode: '1' };
  const { live } = await open([
    aNumber({ id: 'newest', ...endsIn(19) }),
    aNumber({ id: 'unknown', expiresAt: null, purchasedAt: null }),
    aNumber({ id: 'last minute', ...endsIn(1) }),
    aNumber({ id: 'over', ...endsIn(-1) }),
    aNumber({ id: 'without code', status: 'received', smsText: 'Welcome!' }),
    aNumber({ id: 'code', ...received, receivedAt: 1, ...endsIn(10) }),
    aNumber({ id: 'newest code', ...received, receivedAt: 2, ...endsIn(1) }),
  ]);
  const rows = live();
  expect(rows?.map(({ id }) => id)).toEqual([
    'newest code',
    'code',
    'without code',
    'last minute',
    'newest',
    'unknown',
  ]);
  expect(rows?.[2]).toMatchObject({ status: 'received', code: null, isWithoutCode: true });
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
  ['add-funds', 'first-code', false, undefined],
  ['none', 'first-code', true, 'WhatsApp'],
] as const)(
  'quick action: %s is filled beside the first block %s, since one button of the page is at most',
  (filled, start, hasFunds, service) => expect(filledAction(start, hasFunds, service)).toBe(filled),
);
