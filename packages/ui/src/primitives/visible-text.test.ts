import { expect, it } from 'vitest';
import { capCharacters, visibleText } from './untrusted-text';

it.each([
  ['\u202a+234 801\u202c', '+234 801'],
  ['80\u00a0123\u202f4567', '80 123 4567'],
  ['a\u200bda\ufeff', 'ada'],
  ['Zoë Ann 👍', 'Zoë Ann 👍'],
])('visible text: of %j is %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

it('capping characters keeps a text of exactly the limit', () => {
  expect(capCharacters('12345', 5)).toEqual({ text: '12345', isCapped: false });
});

it('capping characters truncates a longer text', () => {
  expect(capCharacters('123456', 5)).toEqual({ text: '12345', isCapped: true });
});

it('capping characters counts an emoji once and never splits it', () => {
  expect(capCharacters('😀😀😀', 3)).toEqual({ text: '😀😀😀', isCapped: false });
  expect(capCharacters('😀😀😀😀', 3)).toEqual({ text: '😀😀😀', isCapped: true });
});

it('capping characters keeps at most 8 accents per letter, without counting the dropped ones', () => {
  expect(capCharacters(`Z${'\u0301'.repeat(10_000)}`, 300)).toEqual({
    text: `Z${'\u0301'.repeat(8)}`,
    isCapped: true,
  });
  expect(capCharacters(`Z${'\u0301'.repeat(20)}oe`, 300)).toEqual({
    text: `Z${'\u0301'.repeat(8)}oe`,
    isCapped: false,
  });
});
