import { expect, it } from 'vitest';
import { matchesSearch } from './purchase-view';

const texts = ['Discord', 'ds', 'United Kingdom', '16', '+447400123456', null];

it.each([
  ['', true],
  ['DISC', true],
  ['united discord', true],
  ['+44 7400', true],
  ['16', true],
  ['Ｕｎｉｔéd', true],
  ['telegram', false],
  ['discord telegram', false],
])('history search: a purchase may match %j: %s', (search, expected) => {
  expect(matchesSearch(texts, search)).toBe(expected);
});
