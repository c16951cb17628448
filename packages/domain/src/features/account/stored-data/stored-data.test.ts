import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $apiClient } from '../../../api/client/operation-fx';
import { $ports, noBrowser, type Kept } from '../../../lib/ports';
import { createFakeApiClient } from '../../../testing';
import { $preferences, preferencesChanged, preferencesNeeded } from '../preferences';
import { $user, sessionEnded, sessionStarted, signOutClicked } from '../../session';
import { $keptRows, forgetDeviceClicked, keptDataOpened, keptDataShown, keptForgetClicked } from './index';

const ADA = { id: '7', username: 'ada' };

/** A page with a storage that holds these names, each with a text of 20 characters. */
const openPage = (names: readonly string[], user: typeof ADA | null = ADA) => {
  const kept = new Map<string, unknown>(names.map((name) => [name, '*'.repeat(20)]));
  const storage = {
    list: () => [...kept].map(([name, value]) => ({ name, bytes: JSON.stringify(value).length })),
    forget: (gone: readonly string[]) => gone.forEach((name) => kept.delete(name)),
    forgetAll: () => {
      expect(scope.getState($user)).toBeNull();
      kept.clear();
    },
  };
  const ports = {
    ...noBrowser,
    loadKept: (name: string) => kept.get(name) ?? null,
    saveKept: ({ name, value }: Kept) => void kept.set(name, value),
  };
  const scope = fork({
    values: [
      [$apiClient, createFakeApiClient({})],
      [$ports, ports],
      [$user, user],
    ],
  });
  return {
    scope,
    kept,
    names: () => [...kept.keys()],
    rows: () => scope.getState($keptRows).map(({ id }) => id),
    open: () => allSettled(keptDataOpened, { scope, params: storage }),
  };
};

it('what no code reads is swept away as soon as the storage is known', async () => {
  const { open, names } = openPage(['theme', 'preferences@0', 'nonsense']);
  await open();
  expect(names()).toEqual(['theme']);
});

it('the data of other users give way once somebody is signed in', async () => {
  const others = Array.from({ length: 1_000 }, (_, id) => `favourite-services-of-x${id}`);
  const { open, names, scope } = openPage([...others, 'favourite-services-of-7'], null);
  await open();
  expect(names()).toHaveLength(1_001);
  await allSettled(sessionStarted, { scope, params: ADA });
  expect(names()).toContain('favourite-services-of-7');
  expect(names().length).toBeLessThan(1_001);
});

it('forgets one thing, and no longer knows it', async () => {
  const { open, rows, scope, kept } = openPage(['theme', 'favourite-services-of-8']);
  await allSettled(preferencesChanged, { scope, params: { sound: true } });
  await open();
  await allSettled(keptDataShown, { scope });
  expect(rows()).toEqual(['preferences', 'theme', 'others']);
  await allSettled(keptForgetClicked, { scope, params: 'preferences' });
  expect(rows()).toEqual(['theme', 'others']);
  expect(scope.getState($preferences).sound).toBe(false);
  await allSettled(keptForgetClicked, { scope, params: 'others' });
  expect([...kept.keys()]).toEqual(['theme']);
});

it('forgets the device after the session has ended, however the sign-out goes', async () => {
  const { open, names, scope } = openPage(['theme', 'preferences', 'unsettled-purchase']);
  await open();
  await allSettled(preferencesNeeded, { scope });
  await allSettled(forgetDeviceClicked, { scope });
  expect(scope.getState($user)).toBeNull();
  expect(names()).toEqual([]);
});

it('a sign-out alone, or a session that ends, forgets nothing', async () => {
  const { open, names, scope } = openPage(['theme', 'favourite-services-of-7']);
  await open();
  await allSettled(signOutClicked, { scope });
  await allSettled(sessionEnded, { scope });
  expect(names()).toEqual(expect.arrayContaining(['theme', 'favourite-services-of-7']));
});
