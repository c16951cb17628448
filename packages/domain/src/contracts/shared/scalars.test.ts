import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCENTS_OF_A_LETTER, SHORT_TEXT_CHARACTERS } from '../../limits/tuning';
import { buildPath } from '../../api/client/send-request';
import { verifyPayment } from '../deposits-calls';
import { shortText, decimal, identifier, instant, name, orNull } from './scalars';
import * as v from 'valibot';

it.each([
  ['W'.repeat(100), 'W'.repeat(100)],
  ['W'.repeat(101), `${'W'.repeat(100)}…`],
  ['😀'.repeat(101), `${'😀'.repeat(100)}…`],
  [`a\nb${'\n'.repeat(1_000)}`, `a\nb${'\n'.repeat(97)}…`],
  [`Z${'\u0301'.repeat(10_000)}oe`, `Z${'\u0301'.repeat(8)}oe`],
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
  const txRef = shortText('A'.repeat(101));
  expect(buildPath(verifyPayment.path, { txRef })).toBeNull();
});

const readWith = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

it('decimal: is the same as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (steps) => {
      const value = steps / 10_000;
      expect(readWith(decimal, value)).toBe(value);
      expect(readWith(decimal, (steps / 10_000).toFixed(4))).toBeCloseTo(value, 10);
    }),
  );
});

it.each<[string, v.GenericSchema, unknown, unknown?]>([
  ['decimal', decimal, ' 7 ', 7],
  ['decimal', decimal, '-0.25', -0.25],
  ['decimal', decimal, ''],
  ['decimal', decimal, 'x1'],
  ['decimal', decimal, '1x'],
  ['decimal', decimal, '1.'],
  ['decimal', decimal, '.5'],
  ['decimal', decimal, '1e3'],
  ['decimal', decimal, '--1'],
  ['decimal', decimal, '9'.repeat(400)],
  ['decimal', decimal, NaN],
  ['decimal', decimal, true],
  ['decimal', decimal, null],
  ['identifier', identifier, 18, '18'],
  ['identifier', identifier, ''],
  ['identifier', identifier, null],
  ['identifier', identifier, {}],
  ['identifier', identifier, '7'.repeat(101), `${'7'.repeat(100)}…`],
  ['name', name, ' MTN ', 'MTN'],
  ['name', name, '   '],
  ['name', name, 7],
  ['name', name, 'W'.repeat(101), `${'W'.repeat(100)}…`],
  ['timestamp', instant, '2025-10-01T12:00:00.000Z', Date.UTC(2025, 9, 1, 12)],
  ['timestamp', instant, 'soon'],
  ['timestamp', instant, 1_759_320_000_000],
])('scalar: %s, %o, %j reads %j', (_, schema, sent, read = 'refused') => {
  expect(readWith(schema, sent)).toBe(read);
});

it.each([undefined, 'x', {}])('optional value: is read as null for %j', (sent) => {
  expect(readWith(orNull(decimal), sent)).toBeNull();
});
