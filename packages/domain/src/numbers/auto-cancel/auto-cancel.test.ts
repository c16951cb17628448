import { scopeBind, type EventCallable } from 'effector';
import { expect, it, vi } from 'vitest';
import { leaderChanged } from '../../api/cross-tab/cross-tab-cache';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { LAST_MINUTES_MS, RECORD } from '../../limits/tuning';
import { NUMBER_LIFETIME_MS, SECOND_MS } from '../../limits/spec';
import { wentOffline } from '../../lib/page';
import type { StorageKey } from '../../lib/ports';
import { workspaceOpened } from '../../lib/session-events';
import { responseClockSampled } from '../../lib/time/clock';
import { aBalance } from '../../testing/fixtures/a-balance';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { cardOf } from '../../testing/fixtures/numbers.fixture';
import { numberCancelledByUser } from '../../realtime/messages/events';
import { preferencesChanged } from '../../account/preferences';
import { $toasts } from '../../lib/toasts/toasts';
import { retryClicked } from '../actions/retry';
import { $activeNumbers, $numbers, endedNumberDismissed } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';
import { $autoCancelBlockedBy, $cancelSpread } from './auto-cancel';
import { $missedRefunds, missedRefundsDismissed } from './missed-refunds';
import { exemptionToggled } from './waiting-numbers';
import { aRejection, rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

/** A number of which so much is left. */
const ending = (remainingMs: number, fields: object = {}) =>
  aNumber({
    serviceName: 'WhatsApp',
    purchasedAt: NOON + remainingMs - NUMBER_LIFETIME_MS,
    expiresAt: NOON + remainingMs,
    ...fields,
  });
const several = (count: number, remainingMs: number) =>
  Array.from({ length: count }, (_, place) =>
    ending(remainingMs, { id: `n${place}`, activationId: `b${place}` }),
  );

/** The toast of such a number. */
const GOT_NO_SMS = 'WhatsApp +1\u00A0202\u00A0555\u00A00123 got no SMS: cancelled, $0.3000 refunded';

type Fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => void;

const learnClock = (fire: Fire, offsetMs: number, times: number): void => {
  for (let time = 0; time < times; time += 1)
    fire(responseClockSampled, { by: 'response', leastMs: offsetMs - 1, mostMs: offsetMs + 1 });
};

type Storage = Map<StorageKey, unknown>;

/** A tab; `server.numbers` is what the server lists, `stored` what the browser stores. */
const open = async (
  numbers = [ending(LAST_MINUTES_MS)],
  calls: FakeCalls = {},
  stored: Storage = new Map(),
  spreadMs: () => number = () => 0,
) => {
  const server = { numbers };
  const sentAt: number[] = [];
  const { scope, fire, callsOf, callsTo } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      activeNumbers: () => ({ numbers: server.numbers, pagination: null }),
      balance: () => aBalance(10),
      services: () => [],
      history: ({ query: { status } }) => ({
        numbers: server.numbers.filter((number) => number.status === status),
        pagination: null,
      }),
      ...calls,
      cancelNumber: (request) => {
        sentAt.push(Date.now() - NOON);
        scopeBind(limitedCallMade, { scope })('sms');
        return (calls.cancelNumber ?? (() => null))(request);
      },
    },
    stored,
    values: [[$cancelSpread, spreadMs]],
  });
  learnClock(fire, 0, 2);
  fire(workspaceOpened, undefined);
  await vi.advanceTimersByTimeAsync(0);
  return {
    scope,
    server,
    fire,
    sentAt,
    /** Ids of the numbers whose cancel was sent. */
    sent: () => callsOf('cancelNumber').map(({ params }) => params.id),
    callsTo,
    callsOf,
    toasts: () => scope.getState($toasts).map(({ text }) => text),
    missed: () => scope.getState($missedRefunds),
    until: (remainingMs: number) =>
      vi.advanceTimersByTimeAsync(NOON + LAST_MINUTES_MS - remainingMs - Date.now()),
  };
};

it('automatic cancel: happens once, with two minutes left, and reloads list and balance once', async () => {
  const { scope, server, sent, sentAt, until, toasts, callsTo } = await open();
  await until(AUTO_CANCEL.fromMs + 1);
  expect([scope.getState($autoCancelBlockedBy), sent()]).toEqual([null, []]);
  await until(AUTO_CANCEL.fromMs - 1);
  expect(sentAt).toEqual([LAST_MINUTES_MS - AUTO_CANCEL.fromMs]);
  expect(toasts()).toEqual([GOT_NO_SMS]);
  server.numbers = [];
  await until(0);
  // The list and the balance: at first and after the cancel. The history: before it.
  expect([callsTo('activeNumbers'), callsTo('balance'), callsTo('history'), sent()]).toEqual([
    2,
    2,
    1,
    ['1'],
  ]);
  expect(scope.getState($activeNumbers)).toEqual([]);
});

it('automatic cancel: names its number also when the message of it precedes the answer', async () => {
  let announce = (): void => undefined;
  const { fire, until, toasts } = await open(undefined, {
    cancelNumber: () => {
      announce();
      return null;
    },
  });
  announce = () => fire(numberCancelledByUser, { activationId: 'a1', purchaseId: null });
  await until(AUTO_CANCEL.fromMs - 1);
  expect(toasts()).toEqual([GOT_NO_SMS]);
});

type Tab = Awaited<ReturnType<typeof open>>;

it.each([
  ['with the choice ask', ({ fire }: Tab) => fire(preferencesChanged, { numbersWithoutCode: 'ask' })],
  ['with the choice never', ({ fire }: Tab) => fire(preferencesChanged, { numbersWithoutCode: 'never' })],
  ['of a number that the user keeps', ({ fire }: Tab) => fire(exemptionToggled, { id: '1', isExempt: true })],
  [
    'after 20 more minutes from another device',
    ({ server }: Tab) => void (server.numbers = [ending(LAST_MINUTES_MS + NUMBER_LIFETIME_MS)]),
  ],
])('automatic cancel: does not happen %s', async (_, prevent) => {
  const tab = await open([...several(100, NUMBER_LIFETIME_MS), ending(LAST_MINUTES_MS)]);
  prevent(tab);
  await tab.until(0);
  expect(tab.sent()).toEqual([]);
});

it("automatic cancel: waits for the server's clock to be known, and follows it", async () => {
  const { fire, until, sentAt } = await open([ending(LAST_MINUTES_MS + 60_000)]);
  learnClock(fire, 60_000, 3);
  await until(AUTO_CANCEL.fromMs - 1);
  expect(sentAt).toEqual([LAST_MINUTES_MS - AUTO_CANCEL.fromMs]);
});

it('automatic cancel: runs in the leader only, also in a tab that becomes the leader', async () => {
  const { fire, until, sentAt } = await open();
  fire(leaderChanged, true);
  await until(70_000);
  expect(sentAt).toEqual([]);
  fire(leaderChanged, false);
  await until(70_000 - 1);
  expect(sentAt).toEqual([LAST_MINUTES_MS - 70_000]);
});

it('automatic cancel: is tried where the browser says that it is offline', async () => {
  const { fire, until, sent } = await open();
  fire(wentOffline, undefined);
  await until(1);
  expect(sent()).toEqual(['1']);
});

it('automatic cancel: spares a number while the user waits for its retry', async () => {
  let refuse = (): void => undefined;
  const { fire, until, sent } = await open(undefined, {
    retryNumber: () =>
      new Promise((_, reject) => {
        refuse = () => reject(aRejection({ status: 400, text: 'No' }));
      }),
  });
  fire(retryClicked, '1');
  await until(60_000);
  expect(sent()).toEqual([]);
  refuse();
  await until(60_000 - 1);
  expect(sent()).toEqual(['1']);
});

it('automatic cancel: that is refused says so on the card, with the remaining time at the next try', async () => {
  const { scope, fire, until } = await open(undefined, {
    cancelNumber: () => Promise.reject(rejected(500)),
  });
  fire(activeNumbersScreen.toggled, true);
  const failure = () => cardOf(scope)?.autoCancelTrouble;
  await until(AUTO_CANCEL.fromMs + 1);
  expect(failure()).toBeUndefined();
  await until(AUTO_CANCEL.fromMs - 2 * SECOND_MS);
  expect(failure()).toBe('The server refuses to cancel this number; trying again at 1:55');
  // After 5, 10, 20 and 40 s; then at the last moment.
  await until(AUTO_CANCEL.fromMs - 76 * SECOND_MS);
  expect(failure()).toBe('The server refuses to cancel this number; trying again at 0:12');
  await until(AUTO_CANCEL.untilMs + SECOND_MS);
  expect(failure()).toBe('The server refuses to cancel this number');
});

it('automatic cancel: leaves a number that another device has cancelled, and lets that go first with others', async () => {
  const gone = ending(LAST_MINUTES_MS, { id: '2', activationId: 'a2' });
  const numbers = [ending(LAST_MINUTES_MS), gone];
  const { scope, until, sent, sentAt, callsOf } = await open(
    numbers,
    {
      history: () => ({ numbers: [ending(LAST_MINUTES_MS)], pagination: null }),
      numberStatus: () => ({ ...gone, status: 'cancelled' }),
    },
    new Map(),
    () => 3 * SECOND_MS,
  );
  await until(AUTO_CANCEL.fromMs - 20 * SECOND_MS);
  const turnAt = LAST_MINUTES_MS - AUTO_CANCEL.fromMs + AUTO_CANCEL.secondMs + 3 * SECOND_MS;
  expect([sent(), sentAt]).toEqual([['1'], [turnAt]]);
  expect(callsOf('numberStatus')).toEqual([{ params: { id: '2' } }]);
  expect(scope.getState($numbers).byId.get('2')?.number.status).toBe('cancelled');
  // At the start, after the own cancel, and after that of the other device.
  expect(callsOf('balance')).toHaveLength(3);
});

it('automatic cancel: of ten numbers leaves two calls of each minute to the user', async () => {
  const { until, sent, sentAt, toasts } = await open(several(10, LAST_MINUTES_MS));
  await until(AUTO_CANCEL.untilMs);
  expect(new Set(sent()).size).toBe(10);
  expect(sent()).toHaveLength(10);
  for (const at of sentAt) {
    const inMinute = sentAt.filter((other) => other >= at && other < at + 60_000);
    expect(inMinute.length).toBeLessThanOrEqual(8);
  }
  expect(toasts()).toEqual(sent().map(() => GOT_NO_SMS));
});

it.each([
  ['calls of the minute before', 8],
  ['none', 0],
])('automatic cancel: is in time after the machine slept, with %s', async (_, calls) => {
  const { fire, until, sent } = await open();
  for (let made = 0; made < calls; made += 1) fire(limitedCallMade, 'sms');
  await until(LAST_MINUTES_MS - 30 * SECOND_MS);
  // Timers do not run meanwhile: the one for the cancel has half a minute to go.
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(AUTO_CANCEL.checkMs);
  expect(sent()).toEqual(['1']);
});

/** The history has a number that expired. */
const EXPIRED: FakeCalls = {
  history: () => ({ numbers: [ending(-1, { status: 'expired', price: 0.049 })], pagination: null }),
};
/** One visit ends before the number does; the next begins after its end. */
const visitAgain = async (stored: Storage, calls = EXPIRED) => {
  const first = await open(undefined, {}, stored);
  first.fire(leaderChanged, true);
  await first.until(-1);
  vi.setSystemTime(NOON + LAST_MINUTES_MS);
  return open([], calls, stored);
};

it('missed refund: is reported at each visit until it is dismissed', async () => {
  const stored: Storage = new Map();
  const lost = 'WhatsApp $0.0490';
  expect((await visitAgain(stored)).missed()).toBe(lost);
  const next = await open([], EXPIRED, stored);
  expect(next.missed()).toBe(lost);
  next.fire(missedRefundsDismissed, undefined);
  expect((await open([], EXPIRED, stored)).missed()).toBeNull();
});

it('missed refund: excludes a number whose end the user has seen', async () => {
  const stored: Storage = new Map();
  const next = await visitAgain(stored);
  next.fire(endedNumberDismissed, '1');
  expect((await open([], EXPIRED, stored)).missed()).toBeNull();
});

it('missed refund: is known once the late list has told the server that the number has ended', async () => {
  const listed = { isLate: true };
  const next = await visitAgain(new Map(), {
    activeNumbers: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      listed.isLate = false;
      return { numbers: [ending(-1, { status: 'expired' })], pagination: null };
    },
    history: ({ query: { status } }) => {
      const isShown = status === (listed.isLate ? 'waiting' : 'expired');
      const numbers = isShown ? [ending(-1, { status, price: 0.049 })] : [];
      return { numbers, pagination: null };
    },
  });
  await vi.advanceTimersByTimeAsync(RECORD.besideMs + 1);
  expect(next.callsTo('history')).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(next.missed()).toBe('WhatsApp $0.0490');
});

it('missed refund: excludes a number that was cancelled, received or kept by the user', async () => {
  const next = await visitAgain(new Map(), {});
  expect([next.missed(), next.callsTo('history')]).toEqual([null, 1]);

  vi.setSystemTime(NOON);
  const stored: Storage = new Map();
  const first = await open(undefined, {}, stored);
  first.fire(exemptionToggled, { id: '1', isExempt: true });
  await first.until(0);
  expect((await open([], EXPIRED, stored)).callsTo('history')).toBe(0);
});
