import { allSettled, createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { pageRestored } from '../../lib/page';
import { createTestScope, type FakeCalls } from '../../testing';
import {
  $isAuthenticated,
  $isMobileDevice,
  $isPathCarried,
  $isRedirectDue,
  $isSigningIn,
  $isSigningOut,
  $loginBlockedBy,
  $loginError,
  $loginFieldErrors,
  $password,
  $sessionPhase,
  $user,
  $username,
  isMobileUserAgent,
  loginSubmitted,
  passwordBlurred,
  passwordChanged,
  sessionCheckRequested,
  sessionEnded,
  sessionExpired,
  sessionStarted,
  signOutClicked,
  usernameBlurred,
  usernameChanged,
} from '.';

const ada = { id: '7', username: 'ada' };

const rejected = (status: number, code: string | null = null, text: string | null = null): ApiError => ({
  kind: 'rejected',
  status,
  code,
  text,
  details: {},
  retryAfterS: null,
});

const failsWith = (error: ApiError) => () => Promise.reject(error);

const pending = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('start', () => {
  it.each([
    ['a refresh and the me call that work', { me: () => ada }, 'signed-in'],
    ['a refused refresh', { refresh: failsWith(rejected(401)) }, 'anonymous'],
    ['a refresh without network', { refresh: failsWith({ kind: 'network', elapsedMs: 1 }) }, 'anonymous'],
    ['a me call refused with 401', { me: failsWith(rejected(401)) }, 'anonymous'],
    ['a session that expired meanwhile', { me: failsWith({ kind: 'stale-session' }) }, 'anonymous'],
    ['a me call that fails otherwise', { me: failsWith(rejected(500)) }, 'error'],
    ['a me call without network', { me: failsWith({ kind: 'network', elapsedMs: 1 }) }, 'error'],
  ] satisfies [string, FakeCalls, string][])('after %s', async (_, calls, phase) => {
    const { scope } = createTestScope({ calls });
    expect(scope.getState($sessionPhase)).toBe('starting');
    await allSettled(sessionCheckRequested, { scope });
    expect(scope.getState($sessionPhase)).toBe(phase);
    expect(scope.getState($isAuthenticated)).toBe(phase === 'signed-in');
  });

  it('asks nobody who it is after a failed refresh', async () => {
    const { scope, client } = createTestScope({ calls: { refresh: failsWith(rejected(401)) } });
    await allSettled(sessionCheckRequested, { scope });
    expect(client.made).toEqual([]);
  });

  it('is checking until both have answered', () => {
    const { scope } = createTestScope({ calls: { refresh: pending } });
    void allSettled(sessionCheckRequested, { scope });
    expect(scope.getState($sessionPhase)).toBe('checking');
  });
});

describe('a page that the browser brings back', () => {
  const restore = async (refresh: () => Promise<void>) => {
    const world = createTestScope({ user: ada, calls: { refresh } });
    const restored = allSettled(pageRestored, { scope: world.scope });
    expect(world.scope.getState($sessionPhase)).toBe('checking');
    await restored;
    return world.scope;
  };

  it('shows nothing private until the session was found alive', async () => {
    const scope = await restore(() => Promise.resolve());
    expect(scope.getState($sessionPhase)).toBe('signed-in');
  });

  it('stays signed in while nobody can tell', async () => {
    const scope = await restore(failsWith({ kind: 'network', elapsedMs: 1 }));
    expect(scope.getState($sessionPhase)).toBe('signed-in');
  });

  it('asks for sign-in when the session is over', async () => {
    const { scope } = createTestScope({ user: ada, calls: { refresh: failsWith(rejected(401)) } });
    const restored = allSettled(pageRestored, { scope });
    // The client tells of it before its refresh fails.
    await allSettled(sessionExpired, { scope });
    await restored;
    expect(scope.getState($sessionPhase)).toBe('anonymous');
  });

  it('asks nobody about a visitor', async () => {
    const refresh = vi.fn(() => Promise.resolve());
    const { scope } = createTestScope({ calls: { refresh } });
    await allSettled(pageRestored, { scope });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('sign-in form', () => {
  const fill = async (calls: FakeCalls, username = ' ada ', password = 'secret') => {
    const world = createTestScope({ calls });
    await allSettled(usernameChanged, { scope: world.scope, params: username });
    await allSettled(passwordChanged, { scope: world.scope, params: password });
    return world;
  };

  it('sends the trimmed username and the password as typed, then forgets both', async () => {
    const login = vi.fn(() => Promise.resolve(ada));
    const { scope } = await fill({ login }, ' ada ', ' secret ');
    await allSettled(loginSubmitted, { scope });

    expect(login).toHaveBeenCalledExactlyOnceWith({ username: 'ada', password: ' secret ' });
    expect(scope.getState($user)).toEqual(ada);
    expect(scope.getState($sessionPhase)).toBe('signed-in');
    expect(scope.getState($username)).toBe('');
    expect(scope.getState($password)).toBe('');
  });

  it('sends once however often it is submitted', async () => {
    const login = vi.fn(pending);
    const { scope } = await fill({ login });
    void allSettled(loginSubmitted, { scope });
    void allSettled(loginSubmitted, { scope });
    expect(login).toHaveBeenCalledTimes(1);
    expect(scope.getState($isSigningIn)).toBe(true);
    expect(scope.getState($loginBlockedBy)).toBe('signing-in');
  });

  it('keeps the username and clears the password after a failure, without complaining about it', async () => {
    const { scope } = await fill({ login: failsWith(rejected(401, 'INVALID_PASSWORD')) });
    await allSettled(loginSubmitted, { scope });

    expect(scope.getState($loginError)).toBe('Incorrect password provided');
    expect(scope.getState($username)).toBe(' ada ');
    expect(scope.getState($password)).toBe('');
    expect(scope.getState($loginFieldErrors)).toEqual({ username: null, password: null });
    expect(scope.getState($loginBlockedBy)).toBe('blank');
  });

  it.each([
    ['   ', 'secret'],
    ['ada', ''],
    ['ada', '   '],
  ])('is blocked while %j, %j', async (username, password) => {
    const { scope } = await fill({}, username, password);
    expect(scope.getState($loginBlockedBy)).toBe('blank');
  });

  it('says what is wrong with a field once it was left', async () => {
    const { scope } = createTestScope();
    expect(scope.getState($loginFieldErrors)).toEqual({ username: null, password: null });
    await allSettled(usernameBlurred, { scope });
    expect(scope.getState($loginFieldErrors)).toEqual({
      username: 'Username or email is required',
      password: null,
    });
    await allSettled(passwordBlurred, { scope });
    expect(scope.getState($loginFieldErrors).password).toBe('Password is required');
  });

  it('says what is wrong and sends nothing on a forced submit', async () => {
    const login = vi.fn(() => Promise.resolve(ada));
    const { scope } = await fill({ login }, '', 'ab');
    await allSettled(loginSubmitted, { scope });
    expect(login).not.toHaveBeenCalled();
    expect(scope.getState($loginFieldErrors)).toEqual({
      username: 'Username or email is required',
      password: 'Password must be at least 3 characters',
    });
  });
});

describe('redirect after signing in', () => {
  it.each([
    [false, 200],
    [true, 500],
  ])('mobile %s: after %i ms', async (isMobile, delayMs) => {
    const { scope } = createTestScope({ values: [[$isMobileDevice, isMobile]] });
    await allSettled(sessionStarted, { scope, params: ada });
    vi.advanceTimersByTime(delayMs - 1);
    expect(scope.getState($isRedirectDue)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(scope.getState($isRedirectDue)).toBe(true);
  });

  it('does not happen to somebody who has left', async () => {
    const { scope } = createTestScope();
    await allSettled(sessionStarted, { scope, params: ada });
    await allSettled(sessionEnded, { scope });
    vi.advanceTimersByTime(1_000);
    expect(scope.getState($isRedirectDue)).toBe(false);
  });

  it('knows a mobile user agent by its text', () => {
    expect(isMobileUserAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(true);
    expect(isMobileUserAgent('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')).toBe(false);
  });
});

describe('end of a session', () => {
  const signedIn = (calls: FakeCalls = {}) => createTestScope({ calls, user: ada });

  it('signs out once, under the overlay, and carries no path', async () => {
    let letGo = (): void => {};
    const logout = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)));
    const { scope } = signedIn({ logout });
    const onEnded = vi.fn();
    createWatch({ unit: sessionEnded, fn: onEnded, scope });

    void allSettled(signOutClicked, { scope });
    const settled = allSettled(signOutClicked, { scope });
    expect(scope.getState($isSigningOut)).toBe(true);
    void allSettled(sessionExpired, { scope });
    letGo();
    await settled;

    expect(logout).toHaveBeenCalledTimes(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(scope.getState($isSigningOut)).toBe(false);
    expect(scope.getState($user)).toBeNull();
    expect(scope.getState($sessionPhase)).toBe('anonymous');
    expect(scope.getState($isPathCarried)).toBe(false);
  });

  it('carries the path after expiry', async () => {
    const { scope } = signedIn();
    await allSettled(sessionExpired, { scope });
    expect(scope.getState($user)).toBeNull();
    expect(scope.getState($sessionPhase)).toBe('anonymous');
    expect(scope.getState($isPathCarried)).toBe(true);
  });

  it('carries paths again after the next sign-in', async () => {
    const { scope } = signedIn();
    await allSettled(signOutClicked, { scope });
    await allSettled(sessionStarted, { scope, params: ada });
    expect(scope.getState($isPathCarried)).toBe(true);
  });
});
