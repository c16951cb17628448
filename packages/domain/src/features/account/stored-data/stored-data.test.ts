import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestScope } from '../../../testing';
import { $preferences, preferencesChanged, preferencesRequested } from '../preferences/preferences';
import { $user, sessionStarted } from '../../../api/session/current-user';
import { sessionEnded } from '../../../lib/session-events';
import { signOutClicked } from '../../session/sign-out';
import {
  $storedDataRows,
  forgetDeviceClicked,
  storedDataOpened,
  storedDataShown,
  storedDataDeleteClicked,
} from './stored-data';

const ADA = { id: '7', username: 'ada' };

/** A page with a storage that contains these names, each with a text of 20 characters. */
const openPage = (names: readonly string[], user: typeof ADA | null = ADA) => {
  const stored = new Map<string, unknown>(names.map((name) => [name, '*'.repeat(20)]));
  const storage = {
    list: () => [...stored].map(([name, value]) => ({ name, bytes: JSON.stringify(value).length })),
    remove: (gone: readonly string[]) => gone.forEach((name) => stored.delete(name)),
    clear: () => {
      expect(scope.getState($user)).toBeNull();
      stored.clear();
    },
  };
  const { scope } = createTestScope({ user: user ?? undefined, stored });
  return {
    scope,
    stored,
    names: () => [...stored.keys()],
    rows: () => scope.getState($storedDataRows).map(({ id }) => id),
    open: () => allSettled(storedDataOpened, { scope, params: storage }),
  };
};

it('stored data: undefined entries are deleted once the storage is available', async () => {
  const { open, names } = openPage(['theme', 'preferences@0', 'nonsense']);
  await open();
  expect(names()).toEqual(['theme']);
});

it("stored data: other users' data beyond the limit is deleted once a user is signed in", async () => {
  const others = Array.from({ length: 1_000 }, (_, id) => `favourite-services-of-x${id}`);
  const { open, names, scope } = openPage([...others, 'favourite-services-of-7'], null);
  await open();
  expect(names()).toHaveLength(1_001);
  await allSettled(sessionStarted, { scope, params: ADA });
  expect(names()).toContain('favourite-services-of-7');
  expect(names().length).toBeLessThan(1_001);
});

it('stored data: deleting one entry also clears its state', async () => {
  const { open, rows, scope, stored } = openPage(['theme', 'favourite-services-of-8']);
  await allSettled(preferencesChanged, { scope, params: { sound: true } });
  await open();
  await allSettled(storedDataShown, { scope });
  expect(rows()).toEqual(['preferences', 'theme', 'others']);
  await allSettled(storedDataDeleteClicked, { scope, params: 'preferences' });
  expect(rows()).toEqual(['theme', 'others']);
  expect(scope.getState($preferences).sound).toBe(false);
  await allSettled(storedDataDeleteClicked, { scope, params: 'others' });
  expect([...stored.keys()]).toEqual(['theme']);
});

it("stored data: 'Sign out and clear this device' clears after the session has ended, whatever the logout's outcome", async () => {
  const { open, names, scope } = openPage(['theme', 'preferences', 'unsettled-purchase']);
  await open();
  await allSettled(preferencesRequested, { scope });
  await allSettled(forgetDeviceClicked, { scope });
  expect(scope.getState($user)).toBeNull();
  expect(names()).toEqual([]);
});

it('stored data: a logout or an expired session deletes nothing', async () => {
  const { open, names, scope } = openPage(['theme', 'favourite-services-of-7']);
  await open();
  await allSettled(signOutClicked, { scope });
  await allSettled(sessionEnded, { scope });
  expect(names()).toEqual(expect.arrayContaining(['theme', 'favourite-services-of-7']));
});
