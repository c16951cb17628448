import { expect, it } from 'vitest';
import { searchText } from './search-text';

it.each([
  ['Türkiye', 'turkiye'],
  ['TURKIYE', 'turkiye'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['São Tomé & Príncipe', 'sao tome & principe'],
  ['Réunion', 'reunion'],
  ['Curaçao', 'curacao'],
  ['ＷｈａｔｓＡｐｐ', 'whatsapp'],
  ['İstanbul', 'istanbul'],
  ['Зимбабвe\u0301', 'зимбабвe'],
  [' \u202aTele\u200bgram\u202c\u00a0', 'telegram'],
  ['united\u00a0states', 'united states'],
])('search text: %j is compared as %j', (text, compared) => {
  expect(searchText(text)).toBe(compared);
});
