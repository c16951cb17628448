import { expect, it } from 'vitest';
import {
  ANY_OPERATOR,
  chooseCountry,
  chooseOperator,
  chooseService,
  EMPTY_SELECTION,
  stepBack,
  wizardStep,
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

it.each([
  ['confirm', named, service],
  ['operator', service, country],
  ['service', country, EMPTY_SELECTION],
  ['country', EMPTY_SELECTION, EMPTY_SELECTION],
] as const)('stepBack: goes back exactly one step from %s', (_, selection, before) => {
  expect(stepBack(selection)).toEqual(before);
});
