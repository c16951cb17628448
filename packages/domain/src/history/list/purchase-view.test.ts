import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { matchesSearch } from './purchase-view';

const number = aNumber({ countryCode: '16', phoneNumber: '447400123456' });
const purchase = { number, service: 'Discord', country: 'United Kingdom' };

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
  expect(matchesSearch(purchase, search)).toBe(expected);
});
