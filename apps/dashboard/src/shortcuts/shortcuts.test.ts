import { describe, expect, it } from 'vitest';
import { readKey, type ReadKeys, SINGLE_KEY_SHORTCUTS } from './shortcuts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

const press = (keys: readonly string[], singleKeys = true): ReadKeys =>
  keys.reduce<ReadKeys>(({ before }, key) => readKey(before, { key, ...plain }, singleKeys), {
    action: null,
    before: [],
  });

describe('a shortcut', () => {
  it.each(SINGLE_KEY_SHORTCUTS.map(({ keys, does, action }) => [does, keys, action] as const))(
    '%s',
    (_, keys, action) => {
      expect(press(keys).action).toEqual(action);
    },
  );

  it('does nothing while single keys are off', () => {
    for (const { keys } of SINGLE_KEY_SHORTCUTS) expect(press(keys, false).action).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %o opens the search in any case', (held) => {
    for (const singleKeys of [true, false]) {
      expect(readKey([], { key: 'k', ...plain, ...held }, singleKeys).action).toBe('search');
    }
  });

  it('leaves the browser its own: Ctrl+B is no shortcut', () => {
    expect(readKey([], { key: 'b', ...plain, ctrlKey: true }, true).action).toBeNull();
  });

  it('starts anew after a key that leads nowhere', () => {
    expect(press(['g', 'x']).before).toEqual([]);
    expect(press(['g', 'g', 'h']).action).toEqual({ path: '/history' });
    expect(press(['g', '/']).action).toBe('search');
  });
});
