import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestScope } from '../testing';
import { $user } from '../api/session/current-user';
import { sessionEnded } from '../lib/session-events';
import { signOutClicked } from '../session/sign-out';
import { $preferences, preferencesChanged } from './preferences';
import { clearDeviceConfirmed } from './clear-device';

const openPage = () => {
  const stored = new Map<string, unknown>([['theme', 'dark']]);
  const clearStorage = () => {
    expect(scope.getState($user)).toBeNull();
    stored.clear();
  };
  const { scope } = createTestScope({ user: { id: '7', username: 'ada' }, stored, ports: { clearStorage } });
  return { scope, stored };
};

it("clear device: 'Clear data on this device' clears after the session has ended, whatever the logout's outcome", async () => {
  const { scope, stored } = openPage();
  await allSettled(preferencesChanged, { scope, params: { sound: true } });
  await allSettled(clearDeviceConfirmed, { scope });
  expect(scope.getState($user)).toBeNull();
  expect(stored.size).toBe(0);
  expect(scope.getState($preferences).sound).toBe(false);
});

it('clear device: a logout or an expired session deletes nothing', async () => {
  const { scope, stored } = openPage();
  await allSettled(signOutClicked, { scope });
  await allSettled(sessionEnded, { scope });
  expect(stored.get('theme')).toBe('dark');
});
