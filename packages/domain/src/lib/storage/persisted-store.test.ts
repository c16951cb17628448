import { allSettled, createEvent, createStore, fork, sample } from 'effector';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { StorageKey } from '../ports';
import { createPersistedStore } from './persisted-store';

it('makes both of two changes in one step where storage is blocked', async () => {
  const changed = createEvent<string>();
  const clicked = createEvent();
  const $words = createPersistedStore<readonly string[], string>({
    $key: createStore<StorageKey | null>('theme'),
    schema: v.array(v.string()),
    defaultValue: [],
    loadOn: [],
    changed,
    apply: (words, word) => [...words, word],
  });
  for (const word of ['one', 'two'])
    sample({ clock: clicked, fn: () => word, target: changed, batch: false });
  const scope = fork();
  await allSettled(clicked, { scope });
  expect(scope.getState($words)).toEqual(['one', 'two']);
});
