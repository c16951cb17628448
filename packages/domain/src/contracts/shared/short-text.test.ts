import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCENTS_OF_A_LETTER, SHORT_TEXT_CHARACTERS } from '../../limits';
import { buildPath } from '../../api/client/send-request';
import { verifyPayment } from '../deposits-calls';
import { shortText } from './scalars';

const repeated = (unit: string, count: number): string => unit.repeat(count);

it.each([
  ['', ''],
  ['WhatsApp', 'WhatsApp'],
  ['Google,youtube,Gmail', 'Google,youtube,Gmail'],
  [repeated('W', 100), repeated('W', 100)],
  [repeated('W', 101), `${repeated('W', 100)}…`],
  [repeated('😀', 101), `${repeated('😀', 100)}…`],
  [`a\nb${repeated('\n', 1_000)}`, `a\nb${repeated('\n', 97)}…`],
  [`Z${repeated('\u0301', 10_000)}oe`, `Z${repeated('\u0301', 8)}oe`],
  // Thai, Burmese and Hindi with all their signs.
  ['ที่นี่', 'ที่นี่'],
  ['မြန်မာ', 'မြန်မာ'],
  ['क्षत्रिय', 'क्षत्रिय'],
])('short text: %j is shown as %j', (text, shown) => {
  expect(shortText(text)).toBe(shown);
});

it('short text: is short, keeps short texts, and is idempotent', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', '\u0301', '😀', '\n', '\ud83d', '‮'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = shortText(text);
      expect(Array.from(shown).length).toBeLessThanOrEqual(SHORT_TEXT_CHARACTERS + 1);
      expect(shown).not.toMatch(new RegExp(`\\p{M}{${ACCENTS_OF_A_LETTER + 1}}`, 'u'));
      expect(shortText(shown)).toBe(shown);
    }),
  );
});

it('short text: a cut text is never sent to the server', () => {
  const txRef = shortText(repeated('A', 101));
  expect(buildPath(verifyPayment.path, { txRef })).toBeNull();
});
