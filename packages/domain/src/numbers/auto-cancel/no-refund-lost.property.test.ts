import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { ApiError } from '../../api/errors/api-error';
import type { PurchasedNumber } from '../../contracts/number';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { pageVisibilityChanged } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { MINUTE_MS, NUMBER_LIFETIME_MS, SECOND_MS } from '../../limits/spec';
import { CALLS_PER_MINUTE } from '../../limits/tuning';
import { numberCancelledByUser, numberExpired, smsReceived } from '../../realtime/messages/events';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { aRejection, fail } from '../../testing/fixtures/a-rejection';
import { aReceivedSms } from '../../testing/fixtures/an-sms';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { ada } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { cancelClicked } from '../actions/number-actions';
import { $numbers } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';

/** In `npm test`; MODEL_TEST_RUNS and MODEL_TEST_SEED set others. */
const RUNS_IN_CI = 25;
const runs = Number(process.env['MODEL_TEST_RUNS'] ?? RUNS_IN_CI);
const seed = Number(process.env['MODEL_TEST_SEED'] ?? Date.now() % 2 ** 31);
/** Cancels with their refusals, of the ten calls a minute that lists, looks and the further polls share. */
const CALLS_NEEDED_MAX = 6;
/** A million runs take a day. */
const NO_LIMIT = 0;

useFakeClock(NOON);

const seconds = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths * 100);

const anyNumber = fc.record({
  /** What is left when the page opens. */
  leftMs: seconds(25, 300),
  /** When the provider has an SMS, from the opening on; null for never. */
  smsAtMs: fc.option(seconds(0, 300), { freq: 2 }),
  /** True if a message brings it; else only a list or a cancel finds it. */
  isSmsTold: fc.boolean(),
  /** How often the server refuses to cancel it. */
  refusals: fc.integer({ min: 0, max: 2 }),
  /** When the user cancels it; null for never. */
  userAtMs: fc.option(seconds(0, 300), { freq: 4 }),
});

const anySchedule = fc.record({
  numbers: fc.array(anyNumber, { minLength: 1, maxLength: 5 }),
  /** How long each list takes: from a tenth of a second to two minutes, as often short as long. */
  listMs: fc.infiniteStream(
    fc.integer({ min: -1_000, max: 2_079 }).map((power) => SECOND_MS * 10 ** (power / 1_000)),
  ),
  cancelMs: fc.infiniteStream(fc.integer({ min: 20, max: 4_000 })),
  /** True for a history that fails, twice in a row at most. */
  isHistoryDown: fc.infiniteStream(fc.boolean()),
  isHistoryUnreliable: fc.boolean(),
  isVisible: fc.boolean(),
  isScreenOpen: fc.boolean(),
  spreadMs: fc.infiniteStream(fc.integer({ min: 0, max: 8_000 })),
});
type Schedule = typeof anySchedule extends fc.Arbitrary<infer T> ? T : never;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const next = <T>(stream: Iterator<T>, otherwise: T): T => {
  const taken = stream.next();
  return taken.done === true ? otherwise : taken.value;
};
const reject = (error: ApiError): never => fail(error)();
const FAILED = aRejection({ status: 500 });

interface ServerNumber {
  row: PurchasedNumber;
  refunds: number;
  refusals: number;
}

/**
 * A tab before the real server in little: a list asks the provider for each waiting number and writes the
 * rows of its start back.
 */
const open = (schedule: Schedule) => {
  const numbers = schedule.numbers.map(({ leftMs, refusals }, place): ServerNumber => {
    const expiresAt = NOON + leftMs;
    const id = String(place + 1);
    const purchasedAt = expiresAt - NUMBER_LIFETIME_MS;
    return { row: aNumber({ id, activationId: `a${id}`, purchasedAt, expiresAt }), refunds: 0, refusals };
  });
  let historyFailures = 0;
  let calledAt: readonly number[] = [];
  const planOf = (number: ServerNumber) => schedule.numbers[Number(number.row.id) - 1];
  const hasSms = (number: ServerNumber) => {
    const { smsAtMs = null } = planOf(number) ?? {};
    return smsAtMs !== null && Date.now() >= NOON + smsAtMs && NOON + smsAtMs < (number.row.expiresAt ?? 0);
  };
  const named = ({ row: { id, activationId } }: ServerNumber) => ({ activationId, purchaseId: id });
  const receive = (number: ServerNumber) => {
    if (number.row.status !== 'waiting') return;
    number.row = { ...number.row, status: 'received', smsCode: '1234', receivedAt: Date.now() };
    if (planOf(number)?.isSmsTold === true)
      tab.fire(smsReceived, [aReceivedSms({ ...named(number), receivedAt: Date.now() })]);
  };
  /** Ten calls a minute, in windows of the server's own. */
  const limited = () => {
    tab.fire(limitedCallMade, 'sms');
    const now = Date.now();
    const windowStart = now - (now % MINUTE_MS);
    calledAt = calledAt.filter((at) => at >= windowStart);
    if (calledAt.length >= CALLS_PER_MINUTE.sms)
      reject(
        aRejection({ status: 429, retryAfterS: Math.ceil((windowStart + MINUTE_MS - now) / SECOND_MS) }),
      );
    calledAt = [...calledAt, now];
  };
  const find = (id: string) =>
    numbers.find(({ row }) => row.id === id) ?? reject(aRejection({ status: 404 }));
  const calls: FakeCalls = {
    activeNumbers: async () => {
      limited();
      const rows = numbers.filter(({ row }) => row.status === 'waiting' || row.status === 'received');
      const before = rows.map(({ row }) => row);
      await after(next(schedule.listMs, SECOND_MS));
      const answer = rows.map((number, place) => {
        const read = before[place] ?? number.row;
        if (read.status !== 'waiting') return read;
        if (hasSms(number)) receive(number);
        else if (Date.now() >= (read.expiresAt ?? 0)) {
          // Over whatever became of it since.
          number.row = { ...number.row, status: 'expired' };
          tab.fire(numberExpired, { ...named(number), phoneNumber: '' });
        }
        return number.row.status === 'cancelled' ? read : number.row;
      });
      return { numbers: answer, pagination: null };
    },
    history: async ({ query: { status } }) => {
      limited();
      await after(200);
      const isDown = schedule.isHistoryUnreliable && next(schedule.isHistoryDown, false);
      historyFailures = isDown && historyFailures < 2 ? historyFailures + 1 : 0;
      if (historyFailures > 0) reject(FAILED);
      return {
        numbers: numbers.map(({ row }) => row).filter((row) => row.status === status),
        pagination: null,
      };
    },
    numberStatus: async ({ params: { id } }) => {
      limited();
      await after(500);
      return find(id).row;
    },
    cancelNumber: async ({ params: { id } }) => {
      limited();
      const number = find(id);
      await after(next(schedule.cancelMs, 1_000));
      if (hasSms(number)) receive(number);
      const { status: currentStatus } = number.row;
      if (currentStatus !== 'waiting')
        reject(aRejection({ code: 'INVALID_STATUS_FOR_CANCEL', details: { currentStatus } }));
      if (number.refusals > 0) {
        number.refusals -= 1;
        reject(FAILED);
      }
      number.row = { ...number.row, status: 'cancelled' };
      number.refunds += 1;
      tab.fire(numberCancelledByUser, named(number));
      return null;
    },
  };
  const spreadMs = () => next(schedule.spreadMs, 0);
  const tab = openScreen([], calls, { user: ada, stored: new Map(), spreadMs });
  return { ...tab, numbers, hasSms, receive };
};

const run = async (schedule: Schedule): Promise<void> => {
  vi.clearAllTimers();
  vi.setSystemTime(NOON);
  const { numbers, hasSms, receive, get, fire, learnClock } = open(schedule);
  learnClock();
  schedule.numbers.forEach(({ userAtMs, smsAtMs, isSmsTold }, place) => {
    const number = numbers[place];
    if (number === undefined) return;
    if (userAtMs !== null) setTimeout(() => fire(cancelClicked, number.row.id), userAtMs);
    if (smsAtMs !== null && isSmsTold)
      setTimeout(() => {
        if (hasSms(number)) receive(number);
      }, smsAtMs);
  });
  fire(pageVisibilityChanged, schedule.isVisible);
  fire(workspaceOpened, undefined);
  if (schedule.isScreenOpen) fire(activeNumbersScreen.toggled, true);
  await pass(6 * MINUTE_MS);

  for (const [place, number] of numbers.entries()) {
    const hadSms = hasSms(number);
    // Without an SMS it is refunded, once. With one it may have been cancelled before.
    expect(hadSms ? Math.max(number.refunds, 1) : number.refunds, `number ${place + 1}`).toBe(1);
    const known = get($numbers).byId.get(number.row.id);
    if (number.refunds > 0) expect(known?.number.status, `number ${place + 1}`).toBe('cancelled');
  }
  fire(pageVisibilityChanged, false);
};

/** So late, no refusal leaves time for another try; and the calls of a minute are enough. */
const possible = ({ numbers }: Schedule): boolean =>
  numbers.every(({ leftMs, refusals }) => leftMs >= 2 * MINUTE_MS || refusals === 0) &&
  numbers.reduce((sum, { refusals }) => sum + 1 + refusals, 0) <= CALLS_NEEDED_MAX;

it(
  `no order of slow lists, messages, cancels and refusals loses a refund while a page is open (seed ${seed})`,
  async () => {
    await fc.assert(fc.asyncProperty(anySchedule.filter(possible), run), { numRuns: runs, seed });
  },
  NO_LIMIT,
);
