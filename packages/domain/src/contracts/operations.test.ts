import { expect, it } from 'vitest';
import { operations } from '.';

it.each(Object.entries(operations))('%s is a GET only if it changes nothing', (_, { method, callClass }) => {
  expect(method === 'GET').toBe(callClass === 'read');
});
