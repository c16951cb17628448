import { allSettled, is, type Scope, type Store } from 'effector';
import { expect, it, vi } from 'vitest';
import * as domain from '.';
import { createTestScope, useFakeClock } from './testing';
import { openWorkspace } from './testing/harness/opened-workspace';

/** Stores of the product by name, without those that a scope is given. */
const shownIn = (scope: Scope) =>
  Object.fromEntries(
    Object.entries<unknown>(domain).flatMap(([name, unit]) =>
      // The type of a store's value makes no difference to the comparison.
      is.store(unit) && !MACHINERY.has(name) ? [[name, scope.getState(unit as Store<unknown>)]] : [],
    ),
  );

const MACHINERY = new Set([
  '$apiClient',
  '$clock',
  '$openSocket',
  '$realtimeOrigin',
  '$scheduleFrame',
  '$tabChannel',
]);

useFakeClock(Date.UTC(2026, 0, 1));

it('session end: removes all user data, so that stores equal those of a guest', async () => {
  const { scope, sockets, nextFrame } = await openWorkspace();
  void allSettled(domain.countryChosen, { scope, params: '187' });
  await vi.advanceTimersByTimeAsync(1_000);
  sockets.current().push({ type: 'balance_updated', data: { balance: 99, previousBalance: 10 } });
  await nextFrame();
  expect(scope.getState(domain.$balance)).toBe(99);

  const visitor = createTestScope();
  void allSettled(domain.signOutClicked, { scope });
  void allSettled(domain.signOutClicked, { scope: visitor.scope });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shownIn(scope)).toEqual(shownIn(visitor.scope));
});
