import { expect, it } from 'vitest';
import { searchText } from './search-text';

it.each([
  ['Türkiye', 'turkiye'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['Curaçao', 'curacao'],
  ['ＷｈａｔｓＡｐｐ', 'whatsapp'],
  ['İstanbul', 'istanbul'],
  ['Зимбабвe\u0301', 'зимбабвe'],
  [' \u202aTele\u200bgram\u202c\u00a0', 'telegram'],
])('search text: %j is compared as %j', (text, compared) => {
  expect(searchText(text)).toBe(compared);
});
