import { expect, it } from 'vitest';

import { supportWords } from './support-words';

it.each([
  ['Account is inactive. Contact support.', 'Account is inactive. Keep this for support.'],
  ['Please try again or contact support.', 'Please try again or keep this for support.'],
  ['If you were charged, contact support with the reference.', 'If you were charged, keep this for support.'],
])('texts about support: without a channel %j says to keep it', (text, kept) => {
  expect(supportWords(text, false)).toBe(kept);
  expect(supportWords(text, true)).toBe(text);
});
