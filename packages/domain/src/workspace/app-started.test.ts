import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { appStarted } from './app-started';
import { $sessionPhase } from '../session/start-up';
import { $user } from '../api/session/current-user';
import { createTestScope } from '../testing';

const ada = { id: '7', username: 'ada' };

it('app start: checks that the server is reachable, then the session', async () => {
  const { scope } = createTestScope({ calls: { health: () => null, me: () => ada } });
  await allSettled(appStarted, { scope });
  expect(scope.getState($sessionPhase)).toBe('signed-in');
  expect(scope.getState($user)).toEqual(ada);
});

it('app start: ends the session when the client reports its expiry', async () => {
  const { scope, client } = createTestScope({ calls: { health: () => null, me: () => ada } });
  await allSettled(appStarted, { scope });
  client.notify.onSessionExpired('ended');
  expect(scope.getState($user)).toBeNull();
});
