import { expect, it } from 'vitest';
import { deepLinkQuery } from './wizard-url';

it.each([
  [{}, ''],
  [{ country: null, service: null, operator: null }, ''],
  [{ country: '187', service: undefined }, 'country=187'],
  [{ country: '187', service: 'wa', operator: null }, 'country=187&service=wa'],
  // Any operator.
  [{ country: '187', service: 'wa', operator: '' }, 'country=187&service=wa&operator='],
  [{ service: 'a&b' }, 'service=a%26b'],
])('deep link query: the selection %j is written as %j', (choices, query) => {
  expect(deepLinkQuery(choices)).toBe(query);
});
