import { allSettled, is, type Scope, type Store } from 'effector';
import { expect, it, vi } from 'vitest';
import * as account from '../account';
import * as catalogue from '../catalogue';
import * as history from '../history';
import * as lib from '../lib';
import * as notifications from '../notifications';
import * as numbers from '../numbers';
import * as payments from '../payments';
import * as purchase from '../purchase';
import * as realtime from '../realtime';
import * as session from '../session';
import { createTestScope, useFakeClock } from '../testing';
import { openWorkspace } from '../testing/harness/opened-workspace';

const subjects = [
  account,
  catalogue,
  history,
  lib,
  notifications,
  numbers,
  payments,
  purchase,
  realtime,
  session,
];
const domain = Object.assign({}, ...subjects) as Record<string, unknown>;

/** Stores of the product by name, without those that a scope is given. */
const shownIn = (scope: Scope) =>
  Object.fromEntries(
    Object.entries(domain).flatMap(([name, unit]) =>
      // The type of a store's value makes no difference to the comparison.
      is.store(unit) && !MACHINERY.has(name) ? [[name, scope.getState(unit as Store<unknown>)]] : [],
    ),
  );

const MACHINERY = new Set([
  '$apiClient',
  '$clock',
  '$depositsReadAt',
  '$openSocket',
  '$realtimeOrigin',
  '$scheduleFrame',
  '$serverNow',
  '$tabChannel',
]);

useFakeClock(Date.UTC(2026, 0, 1));

it('session end: removes all user data, so that stores equal those of a guest', async () => {
  const { scope, sockets, nextFrame } = await openWorkspace();
  void allSettled(catalogue.countryChosen, { scope, params: '187' });
  await vi.advanceTimersByTimeAsync(1_000);
  sockets.current().push({ type: 'balance_updated', data: { balance: 99, previousBalance: 10 } });
  await nextFrame();
  expect(scope.getState(account.$balance)).toBe(99);

  const visitor = createTestScope();
  void allSettled(session.signOutClicked, { scope });
  void allSettled(session.signOutClicked, { scope: visitor.scope });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shownIn(scope)).toEqual(shownIn(visitor.scope));
});
