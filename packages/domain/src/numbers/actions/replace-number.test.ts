import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  selectionForReplacement,
  replaceClicked,
  replacementFailed,
  replacementReady,
} from './replace-number';
import { resolveDeepLink, type PartialSelection } from '../../catalogue/selection/wizard-url';
import { wizardStep } from '../../catalogue/selection/wizard-step';
import { createWatch } from 'effector';
import type { ApiError } from '../../api/errors/api-error';
import { REPEATED_READ_GAP_MS } from '../../limits/tuning';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { activeNumbersRequested } from '../list/active-numbers-query';
import { fail, rejected } from '../../testing/fixtures/a-rejection';

it('replacement selection: leads to the step where the replacement is selected, whatever the number', () => {
  const code = fc.stringMatching(/^[a-z0-9]{1,4}$/);
  fc.assert(
    fc.property(code, code, fc.constantFrom('operator', 'country'), (serviceCode, countryCode, another) => {
      const choices = selectionForReplacement({ serviceCode, countryCode }, another);
      const { selection, unknown } = resolveDeepLink(
        choices,
        [{ code: countryCode }],
        [{ code: serviceCode }],
      );
      expect([selection.service, unknown]).toEqual([serviceCode, []]);
      expect(wizardStep(selection)).toBe(another);
    }),
  );
});

useFakeClock(NOON);

const CALL_MS = 100;

const open = async (expiresAt = NOON + 900_000, error?: ApiError) => {
  const number = aNumber({ expiresAt });
  const screen = openScreen([number, { ...number, id: '2', activationId: 'a2', serviceCode: 'tg' }], {
    cancelNumber: async () => {
      await new Promise((resolve) => setTimeout(resolve, CALL_MS));
      return error === undefined ? null : fail(error)();
    },
  });
  const ways: (PartialSelection | 'none')[] = [];
  createWatch({ unit: replacementReady, fn: (choices) => void ways.push(choices), scope: screen.scope });
  createWatch({ unit: replacementFailed, fn: () => void ways.push('none'), scope: screen.scope });
  screen.fire(activeNumbersRequested, undefined);
  await pass(REPEATED_READ_GAP_MS);
  return {
    ...screen,
    ways,
    ask: (id: string, option: 'operator' | 'country') => screen.fire(replaceClicked, { id, option }),
    cancels: () => screen.callsTo('cancelNumber'),
  };
};

it.each([
  ['operator', { country: '187', service: 'wa' }],
  ['country', { service: 'wa' }],
] as const)(
  'replace number: cancels once, and continues to another %s once the refund is certain',
  async (another, choices) => {
    const { ask, ways, cancels, toasts } = await open();
    ask('1', another);
    ask('1', another);
    await pass(CALL_MS - 1);
    expect(ways).toEqual([]);
    await pass(1);
    expect([ways, cancels()]).toEqual([[choices], 1]);
    expect(toasts.map(({ text }) => text)).toEqual(['Number cancelled and fully refunded!']);
  },
);

it.each([
  ['refused', rejected(409, null, 'An SMS has arrived'), 'An SMS has arrived'],
  ['lost', { kind: 'timeout', elapsedMs: 90_000 } as const, /./],
])('replace number: stays and shows a message when the outcome is %s', async (_, error, text) => {
  const { ask, ways, toasts } = await open(undefined, error);
  ask('1', 'country');
  await pass(CALL_MS);
  expect(ways).toEqual(['none']);
  expect(toasts).toMatchObject([{ text: expect.stringMatching(text) as string }]);
});

it('replace number: the newest of two requests wins', async () => {
  const { ask, ways, cancels } = await open();
  ask('1', 'operator');
  await pass(1);
  ask('2', 'country');
  await pass(CALL_MS - 1);
  expect(ways).toEqual([]);
  await pass(1);
  expect([ways, cancels()]).toEqual([[{ service: 'tg' }], 2]);
});
