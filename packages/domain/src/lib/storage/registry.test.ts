import { expect, it } from 'vitest';
import { isDeadKey } from './registry';

it.each([
  ['theme', false],
  ['favourite-services-of-7', false],
  ['favourite-services-of-a-of-b', false],
  ['unsettled-purchase', false],
  ['preferences@2', true],
  ['favourite-services', true],
  ['theme-of-7', true],
  ['toString', true],
  ['', true],
])('storage registry: the key %j is dead: %s', (key, isDead) => {
  expect(isDeadKey(key)).toBe(isDead);
});
