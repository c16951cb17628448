import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ANY_OPERATOR,
  chooseCountry,
  chooseOperator,
  chooseService,
  EMPTY_SELECTION,
  openStep,
  stepBack,
  wizardStep,
  WIZARD_STEPS,
} from './wizard-step';

const country = chooseCountry(EMPTY_SELECTION, '187');
const service = chooseService(country, 'wa');
const any = chooseOperator(service, ANY_OPERATOR);
const named = chooseOperator(service, 'tmobile');

it.each([
  ['country', EMPTY_SELECTION],
  ['service', country],
  ['operator', service],
  ['confirm', any],
  ['confirm', named],
] as const)('wizardStep: is at %s', (step, selection) => {
  expect(wizardStep(selection)).toBe(step);
});

it('wizardStep: clears service and operator with the country, and the operator with the service', () => {
  expect(chooseCountry(named, '36')).toEqual({ country: '36', service: null, operator: null });
  expect(chooseService(named, 'tg')).toEqual({ country: '187', service: 'tg', operator: null });
});

it('chooseCountry: with a service that waited for a country, also selects any operator', () => {
  const waiting = { ...EMPTY_SELECTION, service: 'wa' };
  expect(wizardStep(waiting)).toBe('country');
  expect(chooseCountry(waiting, '187')).toEqual(any);
});

it('stepBack: goes back exactly one step from anywhere', () => {
  const choices = fc.record({ country: fc.string(), service: fc.string(), operator: fc.string() });
  const atAnyStep = fc.constantFrom('country', 'service', 'operator', null);
  const selections = fc
    .tuple(choices, atAnyStep)
    .map(([selection, step]) => (step === null ? selection : openStep(selection, step)));
  fc.assert(
    fc.property(selections, (selection) => {
      const before = WIZARD_STEPS.indexOf(wizardStep(selection));
      const after = WIZARD_STEPS.indexOf(wizardStep(stepBack(selection)));
      expect(after).toBe(Math.max(0, before - 1));
    }),
  );
});
