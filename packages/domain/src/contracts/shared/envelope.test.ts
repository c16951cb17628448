import { expect, it } from 'vitest';
import { isJsonObject, ownField, withoutEnvelope } from './envelope';

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
])('envelope: %j is a JSON object: %s', (value, expected) => {
  expect(isJsonObject(value)).toBe(expected);
});

it.each([
  [{ success: true, data: [1] }, [1]],
  [{ data: null }, null],
  [{ success: true }, { success: true }],
  [[1], [1]],
  [null, null],
])('envelope: %j contains %j', (answer, content) => {
  expect(withoutEnvelope(answer)).toEqual(content);
});

it.each(['constructor', '__proto__', 'toString'])('envelope: %s is no field of a response', (key) => {
  expect(ownField({}, key)).toBeUndefined();
});
