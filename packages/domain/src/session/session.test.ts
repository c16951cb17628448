import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { OFFLINE, type ApiError } from '../api/errors/api-error';
import { pageRestored } from '../lib/page';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { sessionExpired, userSignedIn } from '../api/session/current-user';
import { $session, sessionCheckRequested, signOutClicked } from './session';
import { sessionEndNotice } from './session-state';
import type { FieldAction } from '../api/forms/form-state';
import { loginForm, type LoginForm } from './login-form';
import { sessionEnded } from '../lib/session-events';
import { aRejection, rejected } from '../testing/fixtures/a-rejection';
import { createClientWithServer, REFRESH } from '../testing/harness/client-with-server';
import { json } from '../testing/fakes/fake-fetch';
import { $apiClient } from '../api/client/operation-fx';

/** An answer that is not the API's own. */
const ofAGateway = (status: number): ApiError => aRejection({ status, details: {} });

const limited = (retryAfterS: number | null): ApiError =>
  aRejection({ status: 429, text: 'Too many requests', retryAfterS });

const failsWith = (error: ApiError) => () => Promise.reject(error);

useFakeClock();

it.each([
  ['a refused refresh', { refresh: failsWith(rejected(401)) }, 'anonymous'],
  ['a refresh refused with 403', { refresh: failsWith(rejected(403)) }, 'anonymous'],
  ['a me call refused with 401', { me: failsWith(rejected(401)) }, 'anonymous'],
  ['a session that expired meanwhile', { me: failsWith({ kind: 'stale-session' }) }, 'anonymous'],
  ['a me call that a gateway refuses', { me: failsWith(ofAGateway(401)) }, 'error'],
  ['a me call that fails otherwise', { me: failsWith(rejected(500)) }, 'error'],
  ['a me call without network', { me: failsWith({ kind: 'network', elapsedMs: 1 }) }, 'error'],
] satisfies [string, FakeCalls, string][])('session start: phase after %s', async (_, calls, phase) => {
  const { scope } = createTestScope({ calls });
  expect(scope.getState($session).phase).toBe('starting');
  await allSettled(sessionCheckRequested, { scope });
  expect(scope.getState($session).phase).toBe(phase);
  expect(scope.getState($session).isRestored).toBe(false);
});

it('session start: a refresh and the me call that work sign the user in', async () => {
  const { scope, spyOn } = createTestScope({ calls: { me: () => ada } });
  const onSignedIn = spyOn(userSignedIn);
  await allSettled(sessionCheckRequested, { scope });
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(ada);
  expect(scope.getState($session).isRestored).toBe(true);
});

it.each([
  ['names the user', { user: ada }],
  ['names nobody, as the specification has it', {}],
])('session start: asks once who is signed in when the refresh %s', async (_, named) => {
  const { client, server } = createClientWithServer({
    [REFRESH]: () => json({ success: true, accessToken: 'token-2', ...named }),
  });
  const { scope, spyOn } = createTestScope({ values: [[$apiClient, client]] });
  const onSignedIn = spyOn(userSignedIn);
  await allSettled(sessionCheckRequested, { scope });
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(ada);
  expect(server.count('GET /api/auth/me')).toBe(1);
});

it('session start: retries after the wait where the API itself refused nothing', async () => {
  const faults: ApiError[] = [
    limited(285),
    limited(null),
    rejected(503),
    { kind: 'network', elapsedMs: 1 },
    { kind: 'timeout', elapsedMs: 30_000 },
    { kind: 'malformed' },
    rejected(404),
    ofAGateway(400),
    ofAGateway(403),
  ];
  const waitsS = faults.map((fault) => (fault.kind === 'rejected' ? fault.retryAfterS : null) ?? 10);
  const refresh = vi.fn(() => {
    const fault = faults.shift();
    return fault === undefined ? Promise.resolve(null) : Promise.reject(fault);
  });
  const { scope, spyOn } = createTestScope({ calls: { refresh, me: () => ada } });
  const onSignedIn = spyOn(userSignedIn);
  void allSettled(sessionCheckRequested, { scope });
  for (const waitS of waitsS) {
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($session).phase).toBe('checking');
    expect(scope.getState($session).retryInS).toBe(waitS);
    await vi.advanceTimersByTimeAsync((waitS - 1) * 1_000);
    expect(scope.getState($session).retryInS).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(scope.getState($session).retryInS).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(10);
});

it('page restored by the browser: shows nothing private until the session was confirmed', async () => {
  const { scope } = createTestScope({ user: ada });
  const restored = allSettled(pageRestored, { scope });
  expect(scope.getState($session).phase).toBe('checking');
  await restored;
  expect(scope.getState($session).phase).toBe('signed-in');
});

const fill = async (calls: FakeCalls, username = ' ada ', password = 'secret') => {
  const world = createTestScope({ calls });
  const { scope } = world;
  const act = (params: FieldAction<LoginForm>) => allSettled(loginForm.acted, { scope, params });
  await act({ kind: 'edited', field: 'username', value: username });
  await act({ kind: 'edited', field: 'password', value: password });
  return {
    ...world,
    submit: () => allSettled(loginForm.submitted, { scope }),
    form: () => scope.getState(loginForm.$form),
  };
};

it('sign-in form: sends the trimmed username and the password as typed, then clears it', async () => {
  const login = vi.fn(() => Promise.resolve(ada));
  const { submit, form, spyOn } = await fill({ login }, ' ada ', ' secret ');
  const onSignedIn = spyOn(userSignedIn);
  await submit();

  expect(login).toHaveBeenCalledExactlyOnceWith({ username: 'ada', password: ' secret ' });
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(ada);
  expect(form().values.password).toBe('');
});

it.each([
  ['Ngozi.A@Gmail.com', ['Ngozi.A@Gmail.com', 'ngozia@gmail.com']],
  ['Ada.B@mail.example', ['Ada.B@mail.example', 'ada.b@mail.example']],
  ['ngozia@gmail.com', ['ngozia@gmail.com']],
  ['Ada.B', ['Ada.B']],
])('sign-in form: looks up an address as it is stored where %s is not found', async (typed, expected) => {
  const login = vi.fn(failsWith(rejected(401, 'ACCOUNT_NOT_FOUND')));
  const { submit, form } = await fill({ login }, typed);
  await submit();
  expect(login.mock.calls).toEqual(expected.map((username) => [{ username, password: 'secret' }]));
  expect(form().error?.text).toBe('Account not found with this username or email');
});

it('sign-in form: says that nothing was sent while offline, and keeps the password', async () => {
  const { submit, form } = await fill({ login: failsWith({ kind: 'offline' }) });
  await submit();
  expect(form()).toMatchObject({ error: { text: OFFLINE }, values: { password: 'secret' } });
});

it('sign-in form: keeps the username and clears the password after a failure, without an error for it', async () => {
  const { submit, form } = await fill({ login: failsWith(rejected(401, 'INVALID_PASSWORD')) });
  await submit();

  expect(form()).toMatchObject({
    error: { text: 'Incorrect password provided' },
    values: { username: ' ada ', password: '' },
  });
  expect(loginForm.errorsOf(form())).toEqual({});
});

const signedIn = (calls: FakeCalls = {}) => createTestScope({ calls, user: ada });

it('session end: signs out once, under the overlay, and carries no path', async () => {
  let letGo = (): void => {};
  const logout = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)));
  const { scope, spyOn } = signedIn({ logout });
  const onEnded = spyOn(sessionEnded);

  void allSettled(signOutClicked, { scope });
  const settled = allSettled(signOutClicked, { scope });
  expect(scope.getState($session).isSigningOut).toBe(true);
  void allSettled(sessionExpired, { scope, params: 'ended' });
  letGo();
  await settled;

  expect(logout).toHaveBeenCalledTimes(1);
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(scope.getState($session).isSigningOut).toBe(false);
  expect(scope.getState($session).isPathCarried).toBe(false);
});

it.each([
  ['INVALID_REFRESH_TOKEN', 'You were signed out because this account signed in somewhere else.'],
  ['REFRESH_TOKEN_MISSING', null],
  [null, null],
])('session end: shows a guest whose start is rejected with %s: %s', async (code, notice) => {
  const { scope } = createTestScope({ calls: { refresh: failsWith(rejected(401, code)) } });
  await allSettled(sessionCheckRequested, { scope });
  expect(sessionEndNotice(scope.getState($session))).toBe(notice);
});
