import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { $serverOffsetMs } from '../../lib/time/clock';
import { CANCEL_WINDOW_MS, DAY_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { createEvent, sample } from 'effector';
import { $activeNumbers, $numbers } from '../list/active-numbers';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { cancelClicked } from './number-actions';
import { completeClicked, completionsFlushed } from './pending-completions';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openListed } from '../../testing/fixtures/numbers.fixture';
import { aRejection, fail, rejected } from '../../testing/fixtures/a-rejection';

const offsetLearned = createEvent<number>();
sample({ clock: offsetLearned, target: $serverOffsetMs });

useFakeClock(NOON);

type Fire = Awaited<ReturnType<typeof openListed>>['fire'];

/** Presses a button twice. The time for an undo of 'Mark Complete' is over at once. */
const PRESS = {
  cancelNumber: (fire: Fire) => {
    for (let press = 1; press <= 2; press += 1) fire(cancelClicked, '1');
  },
  completeNumber: (fire: Fire) => {
    for (let press = 1; press <= 2; press += 1) fire(completeClicked, '1');
    fire(completionsFlushed, undefined);
  },
};
const NUMBERS = {
  cancelNumber: aNumber(),
  completeNumber: aNumber({ status: 'received', smsCode: '1234' }),
};
const done = (): null => null;
const CANCELLED = { tone: 'success', text: 'Number cancelled and fully refunded!' };
const COMPLETED = { tone: 'success', text: 'Number marked as complete!' };
const error = (text: string) => ({ tone: 'error', text });
const unsure = (what: string) => ({
  tone: 'warning',
  text: `We couldn't confirm ${what}. The list shows the current status.`,
});
const lost = fail({ kind: 'network', elapsedMs: 1 } satisfies ApiError);
const refused = fail(rejected(404, null, 'Not found'));
const limited = fail(rejected(429, null, 'Too fast'));
const endedAs = (currentStatus: string) => fail(aRejection({ text: 'Too late', details: { currentStatus } }));

it.each([
  ['cancelNumber', 'that is done', done, CANCELLED, [2, 1], true],
  ['cancelNumber', 'that another window has done', endedAs('cancelled'), CANCELLED, [2, 1], true],
  ['cancelNumber', 'that is refused', refused, error('Not found'), [2, 1], false],
  ['cancelNumber', 'that an SMS precedes', endedAs('received'), error('Too late'), [2, 1], false],
  ['cancelNumber', 'that fails', fail(rejected(409)), error('Failed to cancel number'), [2, 1], false],
  ['cancelNumber', 'of too many calls', limited, error('Too fast'), [1, 0], false],
  ['cancelNumber', 'of a lost answer', lost, unsure('the cancellation'), [2, 1], false],
  ['completeNumber', 'that is done', done, COMPLETED, [1, 0], true],
  ['completeNumber', 'that another window has done', endedAs('used'), COMPLETED, [1, 0], true],
  ['completeNumber', 'that fails', fail(rejected(500)), error('Failed to complete number'), [2, 1], false],
  ['completeNumber', 'of a lost answer', lost, unsure('that the number was completed'), [2, 1], false],
] as const)(
  '%s %s: is sent once, is told, reloads what it may have changed, and can be tried again until it is done',
  async (call, _, answer, toast, loads, isDone) => {
    const { fire, get, toasts, callsTo } = await openListed([NUMBERS[call]], { [call]: answer });
    PRESS[call](fire);
    expect(get($activeNumbers)).toHaveLength(1);
    await pass(0);
    expect([toasts, callsTo(call)]).toEqual([[toast], 1]);
    expect([callsTo('activeNumbers'), callsTo('balance')]).toEqual(loads);
    PRESS[call](fire);
    expect(callsTo(call)).toBe(isDone ? 1 : 2);
  },
);

it('completion: is not sent for a number without an SMS', async () => {
  const { fire, callsTo } = await openListed([aNumber()], { completeNumber: done });
  PRESS.completeNumber(fire);
  expect(callsTo('completeNumber')).toBe(0);
});

it("cancel: is judged by the server's clock, however far off the client's is", async () => {
  const number = aNumber({ expiresAt: NOON + CANCEL_WINDOW_MS + 1 });
  const { fire, callsTo } = await openListed([number], { cancelNumber: done });
  vi.setSystemTime(NOON + DAY_MS);
  fire(offsetLearned, -DAY_MS);
  fire(cancelClicked, '1');
  expect(callsTo('cancelNumber')).toBe(0);
  fire(offsetLearned, -DAY_MS + 1);
  fire(cancelClicked, '1');
  expect(callsTo('cancelNumber')).toBe(1);
});

it.each([
  ['SMS_ALREADY_RECEIVED', NOON + REPEATED_READ_GAP_MS + 7_000],
  ['CANCEL_FAILED', null],
])("cancel rejected because of the status: is noted for %s, by the server's time", async (code, noted) => {
  const { get, fire } = await openListed(undefined, { cancelNumber: fail(rejected(409, code)) });
  fire(offsetLearned, 7_000);
  fire(cancelClicked, '1');
  await pass(0);
  expect(get($numbers).byId.get('1')?.cancelRefusedAt).toBe(noted);
});

it('balance: reloads where a later list has other numbers, by a call that failed or was given up', async () => {
  const { server, fire, callsTo } = await openListed();
  const read = async () => {
    fire(activeNumbersRequested, undefined);
    await pass(REPEATED_READ_GAP_MS);
    return callsTo('balance');
  };
  const loads = [await read()];
  for (const numbers of [[], [aNumber({ id: '2', activationId: 'a2' })]]) {
    server.numbers = numbers;
    loads.push(await read());
  }
  expect(loads).toEqual([0, 1, 2]);
});
