// @vitest-environment jsdom
import {
  $sessionPhase,
  loginSubmitted,
  passwordChanged,
  signOutClicked,
  usernameChanged,
} from '@sms/domain/session';
import { createSessions } from '@sms/domain/workspace';
import { SIGNED_IN_REDIRECT_MS } from '@sms/domain/limits';
import { createFakeApiClient, createTestScope, type FakeCalls } from '@sms/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { fork, scopeBind, type EventCallable } from 'effector';
import { Provider } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestsOnly, SignedInOnly } from './guards';
import { PATHS } from './paths';

const ada = { id: '7', username: 'ada' };

/** Shows the router's location and its state. */
function Place() {
  const { pathname, search, hash, ...carried } = useLocation();
  const state: unknown = carried.state;
  return <output>{JSON.stringify({ address: pathname + search + hash, state })}</output>;
}

const place = (): unknown => JSON.parse(screen.getByRole('status').textContent);

/** Opens an address, signed in or as a guest. */
const open = async (at: string | { pathname: string; state: unknown }, isSignedIn = false) => {
  const calls: FakeCalls = {
    health: () => null,
    me: () => ada,
    login: () => Promise.resolve(ada),
    refresh: () => (isSignedIn ? Promise.resolve() : Promise.reject(new Error('no session'))),
  };
  const sessions = createSessions({
    createClient: () => createFakeApiClient(calls),
    forkScope: (values) => fork({ values }),
  });
  sessions.start();
  function Page() {
    const { id, scope } = useSyncExternalStore(sessions.subscribe, sessions.shown);
    return (
      <Provider key={id} value={scope}>
        <Routes>
          <Route element={<GuestsOnly />}>
            <Route path={PATHS.login} element={<Place />} />
            <Route path={PATHS.register} element={<Place />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path="*" element={<Place />} />
          </Route>
        </Routes>
      </Provider>
    );
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  );
  const fire = <T,>(unit: EventCallable<T>, params: T) =>
    act(async () => {
      scopeBind(unit, { scope: sessions.shown().scope })(params);
      await vi.advanceTimersByTimeAsync(SIGNED_IN_REDIRECT_MS);
    });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return {
    signIn: async () => {
      await fire(usernameChanged, 'ada');
      await fire(passwordChanged, 'secret');
      await fire(loginSubmitted, undefined);
    },
    signOut: () => fire(signOutClicked, undefined),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('guards of a protected page', () => {
  it.each(['starting', 'checking'] as const)('a protected page waits while the session is %s', (phase) => {
    const { scope } = createTestScope({ values: [[$sessionPhase, phase]] });
    render(
      <Provider value={scope}>
        <MemoryRouter>
          <SignedInOnly />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Checking session...');
  });

  it('a guest is redirected to /login with the requested path in the state, and returns to it', async () => {
    const requested = '/transactions?status=successful&tx_ref=T1#x';
    const { signIn } = await open(requested);
    expect(place()).toEqual({ address: '/login', state: { from: requested } });
    await signIn();
    expect(place()).toEqual({ address: requested, state: null });
  });

  it('signing out does not carry the path: the next user starts at the dashboard', async () => {
    const { signOut, signIn } = await open('/active-numbers', true);
    await signOut();
    expect(place()).toEqual({ address: '/login', state: {} });
    await signIn();
    expect(place()).toEqual({ address: '/', state: null });
  });
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/nowhere',
  42,
  null,
])('after signing in, the carried path %j leads to /', async (from) => {
  const { signIn } = await open({ pathname: PATHS.login, state: { from } });
  await signIn();
  expect(place()).toEqual({ address: '/', state: null });
});
