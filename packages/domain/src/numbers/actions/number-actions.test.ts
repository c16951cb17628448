import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { $serverOffsetMs } from '../../lib/time/clock';
import { CANCEL_WINDOW_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { createEvent, sample } from 'effector';
import { $activeNumbers, $numbers } from '../list/active-numbers';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { cancelClicked } from './number-actions';
import { completeClicked, completionsFlushed } from './pending-completions';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { aRejection, fail, rejected } from '../../testing/fixtures/a-rejection';

const offsetLearned = createEvent<number>();
sample({ clock: offsetLearned, target: $serverOffsetMs });

useFakeClock(NOON);

const loaded = async (...setUp: Parameters<typeof openScreen>) => {
  const screen = openScreen(...setUp);
  screen.fire(activeNumbersRequested, undefined);
  // From here on, a read makes a call of its own.
  await pass(REPEATED_READ_GAP_MS);
  return screen;
};
type Fire = Awaited<ReturnType<typeof loaded>>['fire'];
const cancel = (fire: Fire) => fire(cancelClicked, '1');
/** 'Mark Complete', whose time for an undo is over at once. */
const complete = (fire: Fire) => {
  fire(completeClicked, '1');
  fire(completionsFlushed, undefined);
};
const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '1234' });

it('cancel: is sent once per number, is announced, and reloads list and balance', async () => {
  const { scope, fire, list, toasts, callsTo } = await loaded([waiting], { cancelNumber: () => null });
  fire(cancelClicked, '1');
  fire(cancelClicked, '1');
  list.numbers = [];
  await pass(0);
  expect(toasts).toEqual([{ tone: 'success', text: 'Number cancelled and fully refunded!' }]);
  expect([callsTo('cancelNumber'), callsTo('activeNumbers'), callsTo('balance')]).toEqual([1, 2, 1]);
  expect(scope.getState($activeNumbers)).toEqual([]);
});

it("cancel: is judged by the server's clock, however far off the client's is", async () => {
  const number = aNumber({ expiresAt: NOON + CANCEL_WINDOW_MS + 1 });
  const { fire, callsTo } = await loaded([number], { cancelNumber: () => null });
  vi.setSystemTime(NOON + 24 * 3_600_000);
  fire(offsetLearned, -24 * 3_600_000);
  fire(cancelClicked, '1');
  expect(callsTo('cancelNumber')).toBe(0);
  fire(offsetLearned, -24 * 3_600_000 + 1);
  fire(cancelClicked, '1');
  expect(callsTo('cancelNumber')).toBe(1);
});

it.each([
  [404, 'Number not found', 'Number not found', [2, 1]],
  [409, null, 'Failed to cancel number', [2, 1]],
  [500, 'Failed to cancel number', 'Failed to cancel number', [2, 1]],
  [429, 'Too fast', 'Too fast', [1, 0]],
])(
  'cancel: that fails with %d reads %j as %j, reloads list and balance %j times, and can be retried',
  async (status, sent, shown, loads) => {
    const { fire, toasts, callsTo } = await loaded(undefined, {
      cancelNumber: fail(rejected(status, null, sent)),
    });
    fire(cancelClicked, '1');
    await pass(0);
    expect(toasts).toEqual([{ tone: 'error', text: shown }]);
    expect([callsTo('activeNumbers'), callsTo('balance')]).toEqual(loads);
    fire(cancelClicked, '1');
    expect(callsTo('cancelNumber')).toBe(2);
  },
);

it.each([
  ['SMS_ALREADY_RECEIVED', NOON + REPEATED_READ_GAP_MS + 7_000],
  ['INVALID_STATUS_FOR_CANCEL', NOON + REPEATED_READ_GAP_MS + 7_000],
  ['CANCEL_FAILED', null],
])("cancel rejected because of the status: is noted for %s, by the server's time", async (code, noted) => {
  const cancelNumber = fail(aRejection({ status: 409, code }));
  const { scope, fire } = await loaded(undefined, { cancelNumber });
  fire(offsetLearned, 7_000);
  fire(cancelClicked, '1');
  await pass(0);
  expect(scope.getState($numbers).byId.get('1')?.cancelRefusedAt).toBe(noted);
});

describe.each<ApiError>([
  { kind: 'malformed' },
  { kind: 'network', elapsedMs: 1 },
  { kind: 'timeout', elapsedMs: 30_000 },
])('response that confirms nothing, $kind', (error) => {
  it.each([
    ['cancelled', 'the cancellation', 'cancelNumber', cancel, waiting],
    ['completed', 'that the number was completed', 'completeNumber', complete, received],
  ] as const)(
    'unconfirmed response: does not mark a number as %s: list and balance reload',
    async (_, outcome, call, act, number) => {
      const { scope, fire, toasts, callsTo } = await loaded([number], { [call]: fail(error) });
      act(fire);
      await pass(0);
      const text = `We couldn't confirm ${outcome}. The list shows the current status.`;
      expect(toasts).toEqual([{ tone: 'warning', text }]);
      expect(scope.getState($activeNumbers)).toMatchObject([{ status: number.status }]);
      expect([callsTo('activeNumbers'), callsTo('balance')]).toEqual([2, 1]);
    },
  );
});

it.each([
  ['a cancel that failed', [aNumber()], []],
  ['a purchase that was given up', [], [aNumber()]],
])(
  'server state after a response: %s shows in a later list, and the balance reloads',
  async (_, before, after) => {
    const { list, fire, callsTo } = await loaded(before, { cancelNumber: fail(rejected(500)) });
    fire(cancelClicked, '1');
    await pass(0);
    const loads = callsTo('balance');
    await pass(REPEATED_READ_GAP_MS);
    fire(activeNumbersRequested, undefined);
    await pass(REPEATED_READ_GAP_MS);
    expect(callsTo('balance')).toBe(loads);
    list.numbers = after;
    fire(activeNumbersRequested, undefined);
    await pass(0);
    expect(callsTo('balance')).toBe(loads + 1);
  },
);

const ENDS = [
  ['cancelNumber', cancel, waiting, 'cancelled', 'Number cancelled and fully refunded!'],
  ['completeNumber', complete, received, 'used', 'Number marked as complete!'],
] as const;

it.each(ENDS)(
  'ended in another window: %s that is rejected for the requested end is announced as done',
  async (call, act, number, currentStatus, text) => {
    const rejection = fail(aRejection({ text: 'Too late', details: { currentStatus } }));
    const { scope, fire, toasts } = await loaded([number], { [call]: rejection });
    act(fire);
    expect(scope.getState($activeNumbers)).toEqual([number]);
    await pass(0);
    expect(toasts).toEqual([{ tone: 'success', text }]);
    expect(scope.getState($numbers).byId.get('1')?.cancelRefusedAt).toBeNull();
  },
);
