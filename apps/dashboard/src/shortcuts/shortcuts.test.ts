import { expect, it } from 'vitest';
import { latinKey, readKey, SINGLE_KEY_SHORTCUTS, type ReadKeys } from './shortcuts';

const press = (keys: readonly string[]): ReadKeys =>
  keys.reduce<ReadKeys>(({ before }, key) => readKey(before, key), { action: null, before: [] });

it.each(SINGLE_KEY_SHORTCUTS.map(({ keys, does, action }) => [does, keys, action] as const))(
  'shortcut %s',
  (_, keys, action) => {
    expect(press(keys).action).toEqual(action);
  },
);

it.each([
  ['k', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['Κ', 'KeyK', 'k'],
  // Another layout of Latin letters counts as it is labelled.
  ['a', 'KeyQ', 'a'],
  ['?', 'Slash', '?'],
  ['Enter', 'Enter', 'Enter'],
  ['é', 'Digit2', 'é'],
  // With Caps Lock.
  ['C', 'KeyC', 'c'],
])('the key %j at %s is read as %j', (key, code, read) => {
  expect(latinKey({ key, code, shiftKey: false })).toBe(read);
});

it('a letter with Shift is no shortcut', () => {
  expect(latinKey({ key: 'C', code: 'KeyC', shiftKey: true })).toBe('C');
});
