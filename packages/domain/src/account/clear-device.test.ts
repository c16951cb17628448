import { allSettled, createWatch } from 'effector';
import { expect, it } from 'vitest';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { sessionEnded } from '../lib/session-events';
import { signOutClicked } from '../session/session';
import { clearDeviceConfirmed } from './clear-device';

const openPage = () => {
  const stored = new Map<string, unknown>([['theme', 'dark']]);
  let isOver = false;
  const clearStorage = () => {
    expect(isOver).toBe(true);
    stored.clear();
  };
  const { scope } = createTestScope({ user: ada, stored, ports: { clearStorage } });
  createWatch({ unit: sessionEnded, fn: () => (isOver = true), scope });
  return { scope, stored };
};

it("clear device: 'Clear data on this device' clears after the session has ended, whatever the logout's outcome", async () => {
  const { scope, stored } = openPage();
  await allSettled(clearDeviceConfirmed, { scope });
  expect(stored.size).toBe(0);
});

it('clear device: a logout or an expired session deletes nothing', async () => {
  const { scope, stored } = openPage();
  await allSettled(signOutClicked, { scope });
  await allSettled(sessionEnded, { scope });
  expect(stored.get('theme')).toBe('dark');
});
