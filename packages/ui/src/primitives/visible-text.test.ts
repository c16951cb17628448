import { expect, it } from 'vitest';
import { visibleText } from './untrusted-text';

it.each([
  ['\u202a+234 801\u202c', '+234 801'],
  ['80\u00a0123\u202f4567', '80 123 4567'],
  ['a\u200bda\ufeff', 'ada'],
  ['Zoë Ann 👍', 'Zoë Ann 👍'],
])('visible text: of %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});
