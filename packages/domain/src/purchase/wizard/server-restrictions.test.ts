import { expect, it } from 'vitest';
import { CALLS_PER_MINUTE } from '../../limits/tuning';
import { sortRestrictions, restrictionsScreen } from './server-restrictions';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { selectionPrefilled } from '../../catalogue/selection';

it('sorted restrictions: are few, have warnings first, and each text once', () => {
  const notes = sortRestrictions({
    serviceAvailable: true,
    recommendations: [
      { type: 'tip', message: 'Take any operator.' },
      { type: 'warning', message: ' Codes come slowly. ' },
      { type: 'info', message: 'Take any operator.' },
      { type: 'tip', message: 'Try again later.' },
      { type: 'info', message: '  ' },
      { type: 'info', message: 'Codes have six digits.' },
    ],
  });
  expect(notes).toEqual([
    { kind: 'warning', text: 'Codes come slowly.' },
    { kind: 'info', text: 'Codes have six digits.' },
    { kind: 'tip', text: 'Take any operator.' },
  ]);
});

it("sorted restrictions: warn of an unavailable service, in the server's words where there are some", () => {
  const own = { kind: 'warning', text: 'Unavailable here right now. Your purchase may fail.' };
  expect(sortRestrictions({ serviceAvailable: false, recommendations: [] })).toEqual([own]);
  const said = { type: 'warning' as const, message: 'Sold out.' };
  expect(sortRestrictions({ serviceAvailable: false, recommendations: [said] })).toHaveLength(1);
});

it.each([
  ['are requested for the selection', 0, 1],
  ['are not requested while the calls of the minute are reserved', CALLS_PER_MINUTE.api, 0],
])('server restrictions: %s', (_, made, asked) => {
  const { fire, callsTo } = createTestScope({
    calls: {
      restrictions: () => ({ serviceAvailable: true, currentStock: 12, recommendations: [] }),
    },
  });
  fire(selectionPrefilled, { country: '187', service: 'wa', operator: '' });
  for (let call = 0; call < made; call += 1) fire(limitedCallMade, 'api');
  fire(restrictionsScreen.toggled, true);
  expect(callsTo('restrictions')).toBe(asked);
});
