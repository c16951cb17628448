import { expect, it, vi } from 'vitest';
import { leaderChanged } from '../../api/cross-tab/cross-tab-cache';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { LAST_MINUTES_MS, RECORD } from '../../limits/tuning';
import { MINUTE_MS, NUMBER_LIFETIME_MS, SECOND_MS } from '../../limits/spec';
import { wentOffline } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { ada, type TestScopeOptions } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { cardOf, openScreen } from '../../testing/fixtures/numbers.fixture';
import { numberCancelledByUser } from '../../realtime/messages/events';
import { preferencesChanged } from '../../account/preferences';
import { cancelClicked } from '../actions/number-actions';
import { retryClicked } from '../actions/retry';
import { $activeNumbers, $numbers, endedNumberDismissed } from '../list/active-numbers';
import { $areCancelsHeldUp, activeNumbersScreen } from '../list/polling';
import { $autoCancelBlockedBy } from './auto-cancel';
import { $missedRefunds } from './missed-refunds';
import { exemptionToggled } from './waiting-numbers';
import { fail, rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

/** A number of which so much is left. */
const ending = (remainingMs: number, fields: object = {}) =>
  aNumber({
    serviceName: 'WhatsApp',
    purchasedAt: NOON + remainingMs - NUMBER_LIFETIME_MS,
    expiresAt: NOON + remainingMs,
    ...fields,
  });

/** The toast of such a number. */
const GOT_NO_SMS = 'WhatsApp +1\u00A0202\u00A0555\u00A00123 got no SMS: cancelled, $0.3000 refunded';

type Storage = Required<TestScopeOptions>['stored'];

/** A signed-in tab that knows the server's clock; `stored` is what the browser stores. */
const open = async (
  numbers = [ending(LAST_MINUTES_MS)],
  calls: FakeCalls = {},
  { stored = new Map(), spreadMs = 0 }: { readonly stored?: Storage; readonly spreadMs?: number } = {},
) => {
  const sentAt: number[] = [];
  const cancelNumber: FakeCalls['cancelNumber'] = (request) => {
    sentAt.push(Date.now() - NOON);
    tab.fire(limitedCallMade, 'sms');
    return (calls.cancelNumber ?? (() => null))(request);
  };
  const browser = { user: ada, stored, spreadMs: () => spreadMs };
  const tab = openScreen(numbers, { ...calls, cancelNumber }, browser);
  tab.learnClock();
  tab.fire(workspaceOpened, undefined);
  await pass();
  return {
    ...tab,
    sentAt,
    /** Ids of the numbers whose cancel was sent. */
    sent: () => tab.callsOf('cancelNumber').map(({ params }) => params.id),
    missed: () => tab.get($missedRefunds),
    until: (remainingMs: number) => pass(NOON + LAST_MINUTES_MS - remainingMs - Date.now()),
  };
};
type Tab = Awaited<ReturnType<typeof open>>;

it('automatic cancel: happens once, with two minutes left, and reloads list and balance once', async () => {
  const tab = await open();
  await tab.until(AUTO_CANCEL.fromMs + 1);
  expect([tab.get($autoCancelBlockedBy), tab.sent()]).toEqual([null, []]);
  await tab.until(AUTO_CANCEL.fromMs - 1);
  expect(tab.sentAt).toEqual([LAST_MINUTES_MS - AUTO_CANCEL.fromMs]);
  expect(tab.texts()).toEqual([GOT_NO_SMS]);
  tab.server.numbers = [];
  await tab.until(0);
  // The list and the balance: at first and after the cancel. The history: before it.
  const calls = ['activeNumbers', 'balance', 'history', 'cancelNumber'].map(tab.callsTo);
  expect(calls).toEqual([2, 2, 1, 1]);
  expect(tab.get($activeNumbers)).toEqual([]);
});

it.each([
  ['with the choice ask', ({ fire }: Tab) => fire(preferencesChanged, { numbersWithoutCode: 'ask' })],
  ['with the choice never', ({ fire }: Tab) => fire(preferencesChanged, { numbersWithoutCode: 'never' })],
  ['of a number that the user keeps', ({ fire }: Tab) => fire(exemptionToggled, { id: '1', isExempt: true })],
  [
    'after 20 more minutes from another device',
    ({ server }: Tab) => void (server.numbers = [ending(LAST_MINUTES_MS + NUMBER_LIFETIME_MS)]),
  ],
])('automatic cancel: does not happen %s', async (_, prevent) => {
  const tab = await open();
  prevent(tab);
  await tab.until(0);
  expect(tab.sent()).toEqual([]);
});

it("automatic cancel: waits for the server's clock to be known, and follows it", async () => {
  const { learnClock, until, sentAt } = await open([ending(LAST_MINUTES_MS + MINUTE_MS)]);
  learnClock(MINUTE_MS);
  learnClock(MINUTE_MS);
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

it('automatic cancel: spares a number that the user keeps in another tab', async () => {
  const stored: Storage = new Map();
  const leader = await open(undefined, {}, { stored });
  const other = await open(undefined, {}, { stored });
  other.fire(leaderChanged, true);
  other.fire(exemptionToggled, { id: '1', isExempt: true });
  await leader.until(0);
  expect([leader.sent(), other.sent()]).toEqual([[], []]);
});

it('automatic cancel: spares a number that the user keeps where nothing can be stored', async () => {
  const blocked: Storage = { get: () => null, set: () => undefined };
  const { fire, until, sent } = await open(undefined, {}, { stored: blocked });
  fire(exemptionToggled, { id: '1', isExempt: true });
  await until(0);
  expect(sent()).toEqual([]);
});

it.each([
  ['it takes long itself', () => undefined],
  ["the user's own takes long", ({ fire }: Tab) => fire(cancelClicked, '1')],
])('automatic cancel: is not sent while %s', async (_, begin) => {
  const tab = await open(undefined, { cancelNumber: () => new Promise(() => undefined) });
  begin(tab);
  await tab.until(0);
  expect(tab.sent()).toEqual(['1']);
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
    retryNumber: () => new Promise((_, reject) => (refuse = () => reject(rejected(400)))),
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
    cancelNumber: fail(rejected(500)),
  });
  fire(activeNumbersScreen.toggled, true);
  const failure = () => cardOf(scope)?.autoCancelTrouble;
  await until(AUTO_CANCEL.fromMs - 2 * SECOND_MS);
  expect(failure()).toBe('The server refuses to cancel this number; trying again at 1:55');
  await until(AUTO_CANCEL.untilMs + SECOND_MS);
  expect(failure()).toBe('The server refuses to cancel this number');
});

it('automatic cancel: that an SMS preceded is noted for the card', async () => {
  const { get, until } = await open(undefined, { cancelNumber: fail(rejected(409, 'SMS_ALREADY_RECEIVED')) });
  await until(0);
  const refusedAt = get($numbers).byId.get('1')?.cancelRefusedAt;
  expect(refusedAt).toBe(NOON + LAST_MINUTES_MS - AUTO_CANCEL.fromMs);
});

it('automatic cancel: leaves a number that another device has cancelled, and lets that go first with others', async () => {
  const [own, gone] = [ending(LAST_MINUTES_MS), ending(LAST_MINUTES_MS, { id: '2', activationId: 'a2' })];
  const calls: FakeCalls = {
    history: () => ({ numbers: [own], pagination: null }),
    numberStatus: () => ({ ...gone, status: 'cancelled' }),
  };
  const tab = await open([own, gone], calls, { spreadMs: 3 * SECOND_MS });
  await tab.until(AUTO_CANCEL.fromMs - 20 * SECOND_MS);
  const turnAt = LAST_MINUTES_MS - AUTO_CANCEL.fromMs + AUTO_CANCEL.secondMs + 3 * SECOND_MS;
  expect([tab.sent(), tab.sentAt]).toEqual([['1'], [turnAt]]);
  expect(tab.callsOf('numberStatus')).toEqual([{ params: { id: '2' } }]);
  expect(tab.get($numbers).byId.get('2')?.number.status).toBe('cancelled');
  // At the start, after the own cancel, and after that of the other device.
  expect(tab.callsTo('balance')).toBe(3);
});

it('automatic cancel: of ten numbers leaves two calls of each minute to the user, and names each', async () => {
  const ten = Array.from({ length: 10 }, (_, place) =>
    ending(LAST_MINUTES_MS, { id: `n${place}`, activationId: `n${place}` }),
  );
  const tab: Tab = await open(ten, {
    cancelNumber: ({ params: { id } }) => {
      // Its message precedes the answer.
      tab.fire(numberCancelledByUser, { activationId: id, purchaseId: null });
      return null;
    },
  });
  const { sent, sentAt, texts } = tab;
  await tab.until(AUTO_CANCEL.untilMs);
  expect(sent().toSorted()).toEqual(ten.map(({ id }) => id));
  const [firstAt = 0] = sentAt;
  expect(sentAt.filter((at) => at < firstAt + MINUTE_MS).length).toBeLessThanOrEqual(8);
  expect(texts()).toEqual(ten.map(() => GOT_NO_SMS));
});

it('automatic cancel: holds the list up while it lacks calls, and not once it is off', async () => {
  const { fire, get, until } = await open();
  await until(AUTO_CANCEL.fromMs + 1);
  for (let made = 0; made < 10; made += 1) fire(limitedCallMade, 'sms');
  await until(AUTO_CANCEL.fromMs - 1);
  expect(get($areCancelsHeldUp)).toBe(true);
  fire(preferencesChanged, { numbersWithoutCode: 'never' });
  expect(get($areCancelsHeldUp)).toBe(false);
});

it('automatic cancel: is in time after the machine slept, with calls of the minute before', async () => {
  const { fire, until, sent } = await open();
  for (let made = 0; made < 8; made += 1) fire(limitedCallMade, 'sms');
  await until(LAST_MINUTES_MS - 30 * SECOND_MS);
  // Timers do not run meanwhile: the one for the cancel has half a minute to go.
  vi.setSystemTime(Date.now() + MINUTE_MS);
  await pass(AUTO_CANCEL.checkMs);
  expect(sent()).toEqual(['1']);
});

const LOST = ending(-1, { status: 'expired', price: 0.049 });
const OTHER = ending(-1, { id: '2', activationId: 'a2', status: 'expired' });

/** One visit, to a tab that does not lead, ends before the number does; the next begins after its end. */
const visitAgain = async (stored: Storage, numbers = [LOST], calls: FakeCalls = {}) => {
  const first = await open(undefined, {}, { stored });
  first.fire(leaderChanged, true);
  await first.until(-1);
  return open(numbers, calls, { stored });
};

it('missed refund: excludes a number whose end the user has seen', async () => {
  const stored: Storage = new Map();
  const next = await visitAgain(stored, [LOST, OTHER]);
  expect(next.missed()).toBe('WhatsApp $0.0490');
  next.fire(endedNumberDismissed, '1');
  expect((await open([LOST], {}, { stored })).missed()).toBeNull();
});

it('missed refund: is known once the late list has told the server that the number has ended', async () => {
  const next: Tab = await visitAgain(new Map(), [{ ...LOST, status: 'waiting' }], {
    activeNumbers: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      next.server.numbers = [LOST];
      return { numbers: [LOST], pagination: null };
    },
  });
  await pass(RECORD.besideMs + 1);
  expect(next.callsTo('history')).toBe(2);
  await pass(5_000);
  expect(next.missed()).toBe('WhatsApp $0.0490');
});

it('missed refund: excludes a number that was cancelled, received or kept by the user', async () => {
  const next = await visitAgain(new Map(), []);
  expect([next.missed(), next.callsTo('history')]).toEqual([null, 1]);

  vi.setSystemTime(NOON);
  const stored: Storage = new Map();
  const first = await open(undefined, {}, { stored });
  first.fire(exemptionToggled, { id: '1', isExempt: true });
  await first.until(0);
  expect((await open([LOST], {}, { stored })).callsTo('history')).toBe(0);
});
