import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectionForReplacement } from './replace-number';
import { resolveDeepLink } from '../../catalogue/selection/wizard-url';
import { wizardStep } from '../../catalogue/selection/wizard-step';

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
