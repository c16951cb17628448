import { expect, it } from 'vitest';

import { visiblePieces } from './sms-text';

it('splitting hidden characters keeps ordinary text, line breaks and tabs in one piece', () => {
  expect(visiblePieces('Code:\t123\r\nBye')).toEqual(['Code:\t123\nBye']);
});

it.each([
  ['right-to-left override', '\u202E', 'U+202E'],
  ['bidi isolate', '\u2066', 'U+2066'],
  ['zero-width space', '\u200B', 'U+200B'],
  ['byte order mark', '\uFEFF', 'U+FEFF'],
  ['soft hyphen', '\u00AD', 'U+00AD'],
  ['null', '\0', 'U+0000'],
  ['lone carriage return', '\r', 'U+000D'],
  ['line separator', '\u2028', 'U+2028'],
  ['tag letter beyond the basic plane', '\u{E0041}', 'U+E0041'],
])('draws a %s by its code point', (_name, character, codePoint) => {
  expect(visiblePieces(`12${character}34`)).toEqual(['12', codePoint, '34']);
});

it('splitting hidden characters keeps the joiners of Persian text and emoji', () => {
  const text = 'می\u200Cشود 👩\u200D💻';
  expect(visiblePieces(text)).toEqual([text]);
});
