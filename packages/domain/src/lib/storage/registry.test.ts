import { expect, it } from 'vitest';
import { isDeadKey } from './registry';

it.each([
  ['theme', false],
  ['favourite-services-of-a-of-b', false],
  ['preferences@2', true],
  ['favourite-services', true],
  ['theme-of-7', true],
  ['toString', true],
])('storage registry: the key %j is dead: %s', (key, isDead) => {
  expect(isDeadKey(key)).toBe(isDead);
});
