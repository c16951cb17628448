// @vitest-environment jsdom
import { $sessionPhase, signOutClicked, type SessionPhase } from '@sms/domain/session';
import { sessionStarted } from '@sms/domain/api';
import { SIGNED_IN_REDIRECT_MS } from '@sms/domain/limits';
import { createTestScope } from '@sms/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
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

/** Opens an address with the session in the given phase. */
const open = (at: string | { pathname: string; state: unknown }, phase: SessionPhase = 'anonymous') => {
  const user = phase === 'signed-in' ? { user: ada } : {};
  const { scope } = createTestScope({ ...user, values: [[$sessionPhase, phase]] });
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<GuestsOnly />}>
            <Route path={PATHS.login} element={<Place />} />
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path="*" element={<Place />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return {
    signIn: () =>
      act(async () => {
        await allSettled(sessionStarted, { scope, params: ada });
        await vi.advanceTimersByTimeAsync(SIGNED_IN_REDIRECT_MS);
      }),
    signOut: () => act(() => allSettled(signOutClicked, { scope })),
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
    open('/history?page=2', phase);
    expect(screen.getByRole('status').textContent).toBe('Checking session...');
  });

  it('a guest is redirected to /login with the requested path in the state, and returns to it', async () => {
    const requested = '/transactions?status=successful&tx_ref=T1#x';
    const { signIn } = open(requested);
    expect(place()).toEqual({ address: '/login', state: { from: requested } });
    await signIn();
    expect(place()).toEqual({ address: requested, state: null });
  });

  it('signing out does not carry the path: the next user starts at the dashboard', async () => {
    const { signOut, signIn } = open('/active-numbers', 'signed-in');
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
  const { signIn } = open({ pathname: PATHS.login, state: { from } });
  await signIn();
  expect(place()).toEqual({ address: '/', state: null });
});
