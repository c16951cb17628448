import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SERVER_RESTRICTIONS_MAX, CALLS_PER_MINUTE } from '../../limits/tuning';
import {
  sortRestrictions,
  type RestrictionsResponse,
  $serverRestrictions,
  restrictionsScreen,
} from './server-restrictions';
import { allSettled } from 'effector';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { ResultFor } from '../../contracts/operations';
import { createTestScope } from '../../testing/harness/create-test-scope';
import type { FakeCalls } from '../../testing/fakes/fake-api-client';
import { $balance } from '../../account/balance';
import { selectionPrefilled } from '../../catalogue/selection';

const KINDS = ['warning', 'info', 'tip'] as const;

it('sorted restrictions: have warnings first, and each text once', () => {
  const notes = sortRestrictions({
    serviceAvailable: true,
    recommendations: [
      { type: 'tip', message: 'Take any operator.' },
      { type: 'warning', message: ' Codes come slowly. ' },
      { type: 'info', message: 'Take any operator.' },
      { type: 'info', message: '  ' },
    ],
  });
  expect(notes).toEqual([
    { kind: 'warning', text: 'Codes come slowly.' },
    { kind: 'tip', text: 'Take any operator.' },
  ]);
});

it("sorted restrictions: warn of an unavailable service, in the server's words where there are some", () => {
  expect(sortRestrictions({ serviceAvailable: false, recommendations: [] })).toEqual([
    { kind: 'warning', text: 'Unavailable here right now. Your purchase may fail.' },
  ]);
  const said = { type: 'warning' as const, message: 'Sold out.' };
  expect(sortRestrictions({ serviceAvailable: false, recommendations: [said] })).toHaveLength(1);
});

it('sorted restrictions: are few, never empty, ordered by severity, and always include unavailability', () => {
  const anySaid: fc.Arbitrary<RestrictionsResponse> = fc.record({
    serviceAvailable: fc.boolean(),
    recommendations: fc.array(
      fc.record({
        type: fc.constantFrom(...KINDS),
        message: fc.oneof(fc.string(), fc.constantFrom('', ' ', 'a', ' a')),
      }),
    ),
  });
  fc.assert(
    fc.property(anySaid, (said) => {
      const notes = sortRestrictions(said);
      expect(notes.length).toBeLessThanOrEqual(SERVER_RESTRICTIONS_MAX);
      expect(notes.every(({ text }) => text !== '' && text === text.trim())).toBe(true);
      expect(new Set(notes.map(({ text }) => text)).size).toBe(notes.length);
      const weights = notes.map(({ kind }) => KINDS.indexOf(kind));
      expect(weights).toEqual(weights.toSorted((a, b) => a - b));
      if (!said.serviceAvailable) expect(notes[0]?.kind).toBe('warning');
    }),
  );
});

const SAID: ResultFor<'restrictions'> = {
  serviceAvailable: true,
  currentStock: 12,
  recommendations: [{ type: 'tip', message: 'Take any operator.' }],
};
const WHATSAPP = { country: '187', service: 'wa', operator: '' };

/** The last step with WhatsApp chosen, on screen. */
const openStep = async (answer: FakeCalls['restrictions'] = () => SAID) => {
  const { scope, callsOf } = createTestScope({
    calls: {
      restrictions: answer,
      prices: () => ({ '187': { wa: { realPrice: 0.2 } } }),
      operators: () => [],
      availability: () => new Map(),
    },
    values: [[$balance, 5]],
  });
  const choose = (choice: typeof WHATSAPP) => allSettled(selectionPrefilled, { scope, params: choice });
  await choose(WHATSAPP);
  const toggle = (isUp: boolean) => allSettled(restrictionsScreen.toggled, { scope, params: isUp });
  return {
    scope,
    choose,
    toggle,
    view: () => scope.getState($serverRestrictions),
    asked: () => callsOf('restrictions').map(({ params }) => Object.values(params).join()),
  };
};

it('server restrictions: are not requested while the calls of the minute are reserved', async () => {
  const { scope, toggle, asked } = await openStep();
  for (let call = 0; call < CALLS_PER_MINUTE.api; call += 1) {
    await allSettled(limitedCallMade, { scope, params: 'api' });
  }
  await toggle(true);
  expect(asked()).toEqual([]);
});
