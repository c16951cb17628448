import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { ResultFor } from '../../contracts';
import { CALLS_PER_MINUTE } from '../../limits';
import { createTestScope, type FakeCalls } from '../../testing';
import { $balance } from '../../account/balance';
import { selectionPrefilled } from '../../catalogue/selection';
import { $serverRestrictions, restrictionsScreen } from './server-restrictions';

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

describe('server restrictions', () => {
  it('server restrictions: are not requested while the calls of the minute are reserved', async () => {
    const { scope, toggle, asked } = await openStep();
    for (let call = 0; call < CALLS_PER_MINUTE.api; call += 1) {
      await allSettled(limitedCallMade, { scope, params: 'api' });
    }
    await toggle(true);
    expect(asked()).toEqual([]);
  });
});
