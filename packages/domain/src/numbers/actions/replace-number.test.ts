import { expect, it } from 'vitest';
import { replaceClicked, replacementFailed, replacementReady } from './replace-number';
import type { ApiError } from '../../api/errors/api-error';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openListed } from '../../testing/fixtures/numbers.fixture';
import { fail, rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

const CALL_MS = 100;

const open = async (error?: ApiError) => {
  const numbers = [aNumber(), aNumber({ id: '2', activationId: 'a2', serviceCode: 'tg' })];
  const screen = await openListed(numbers, {
    cancelNumber: async () => {
      await new Promise((resolve) => setTimeout(resolve, CALL_MS));
      return error === undefined ? null : fail(error)();
    },
  });
  const [ready, failed] = [screen.spyOn(replacementReady), screen.spyOn(replacementFailed)];
  return {
    ...screen,
    ready,
    failed,
    ask: (id: string, option: 'operator' | 'country') => screen.fire(replaceClicked, { id, option }),
    cancels: () => screen.callsTo('cancelNumber'),
  };
};

it('replace number: cancels once, and continues once the refund is certain', async () => {
  const { ask, ready, cancels, texts } = await open();
  ask('1', 'operator');
  ask('1', 'operator');
  await pass(CALL_MS - 1);
  expect(ready).not.toHaveBeenCalled();
  await pass(1);
  expect(ready.mock.calls).toEqual([[{ country: '187', service: 'wa' }]]);
  expect([cancels(), texts()]).toEqual([1, ['Number cancelled and fully refunded!']]);
});

it.each([
  ['refused', rejected(409)],
  ['lost', { kind: 'timeout', elapsedMs: 90_000 } as const],
])('replace number: stays when the outcome is %s', async (_, error) => {
  const { ask, ready, failed } = await open(error);
  ask('1', 'country');
  await pass(CALL_MS);
  expect([ready, failed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('replace number: the newest of two requests wins', async () => {
  const { ask, ready, cancels } = await open();
  ask('1', 'operator');
  await pass(1);
  ask('2', 'country');
  await pass(CALL_MS - 1);
  expect(ready).not.toHaveBeenCalled();
  await pass(1);
  expect(ready.mock.calls).toEqual([[{ service: 'tg' }]]);
  expect(cancels()).toBe(2);
});
