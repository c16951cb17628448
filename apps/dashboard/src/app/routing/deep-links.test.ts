import { expect, it } from 'vitest';
import { buyNumberPath } from './deep-links';

it.each([
  [{ country: '36', service: 'wa', operator: '' }, '/buy-number?country=36&service=wa&operator='],
  [{ service: 'wa' }, '/buy-number?service=wa'],
  [{}, '/buy-number'],
])('buyNumberPath builds the wizard link for %j: %s', (choices, path) => {
  expect(buyNumberPath(choices)).toBe(path);
});
