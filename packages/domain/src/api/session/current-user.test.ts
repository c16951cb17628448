import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { sessionEnded } from '../../lib/session-events';
import { $isAuthenticated, $user, sessionStarted } from './current-user';

it('$isAuthenticated: is true from the start of a session to its end', async () => {
  const scope = fork();
  const now = () => [scope.getState($user), scope.getState($isAuthenticated)];
  const ada = { id: '7', username: 'ada' };
  expect(now()).toEqual([null, false]);
  await allSettled(sessionStarted, { scope, params: ada });
  expect(now()).toEqual([ada, true]);
  await allSettled(sessionEnded, { scope });
  expect(now()).toEqual([null, false]);
});
