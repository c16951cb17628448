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

/** An answer that is not the API's own. */
const ofAGateway = (status: number): ApiError => aRejection({ status, details: {} });

const limited = (retryAfterS: number | null): ApiError =>
  aRejection({ status: 429, text: 'Too many requests', retryAfterS });

const failsWith = (error: ApiError) => () => Promise.reject(error);

useFakeClock();

it.each([
  ['a refresh refused with 403', { refresh: failsWith(rejected(403)) }, 'anonymous'],
  ['a me call refused with 401', { me: failsWith(rejected(401)) }, 'anonymous'],
  ['a session that expired meanwhile', { me: failsWith({ kind: 'stale-session' }) }, 'anonymous'],
  ['a me call that a gateway refuses', { me: failsWith(ofAGateway(401)) }, 'error'],
  ['a me call refused with 403', { me: failsWith(rejected(403)) }, 'error'],
  ['a me call without network', { me: failsWith({ kind: 'network', elapsedMs: 1 }) }, 'error'],
] satisfies [string, FakeCalls, string][])('session start: phase after %s', async (_, calls, phase) => {
  const { scope } = createTestScope({ calls });
  expect(scope.getState($session).phase).toBe('starting');
  await allSettled(sessionCheckRequested, { scope });
  expect(scope.getState($session).phase).toBe(phase);
  expect(scope.getState($session).isRestored).toBe(false);
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
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(ada);
  expect(scope.getState($session)).toMatchObject({ retryInS: null, isRestored: true });
  expect(refresh).toHaveBeenCalledTimes(10);
});

it('page restored by the browser: shows nothing private until the session was confirmed', async () => {
  const { scope } = createTestScope({ user: ada });
  const restored = allSettled(pageRestored, { scope });
  expect(scope.getState($session).phase).toBe('checking');
  await restored;
  expect(scope.getState($session).phase).toBe('signed-in');
});

it('page restored by the browser: asks for no session on the pages of a guest', async () => {
  const refresh = vi.fn(() => Promise.resolve(null));
  const { scope } = createTestScope({ calls: { refresh } });
  await allSettled(pageRestored, { scope });
  expect(refresh).not.toHaveBeenCalled();
});

const submit = async (login: NonNullable<FakeCalls['login']>, username = ' ada ') => {
  const { scope } = createTestScope({ calls: { login } });
  const act = (params: FieldAction<LoginForm>) => allSettled(loginForm.acted, { scope, params });
  await act({ kind: 'edited', field: 'username', value: username });
  await act({ kind: 'edited', field: 'password', value: ' secret ' });
  await allSettled(loginForm.submitted, { scope });
  return scope.getState(loginForm.$form);
};

it.each<[string, NonNullable<FakeCalls['login']>, string | undefined, string]>([
  ['a sign-in', () => Promise.resolve(ada), undefined, ''],
  ['a refusal', failsWith(rejected(401, 'INVALID_PASSWORD')), 'Incorrect password provided', ''],
  ['a call that was not sent', failsWith({ kind: 'offline' }), OFFLINE, ' secret '],
])('sign-in form: after %s it has the error %j and the password %j', async (_, login, text, password) => {
  const form = await submit(login);
  expect(form.error?.text).toBe(text);
  expect(form.values).toEqual({ username: ' ada ', password });
  expect(loginForm.errorsOf(form)).toEqual({});
});

it.each([
  ['Ngozi.A@Gmail.com', ['Ngozi.A@Gmail.com', 'ngozia@gmail.com']],
  ['Ada.B@mail.example', ['Ada.B@mail.example', 'ada.b@mail.example']],
  ['ngozia@gmail.com', ['ngozia@gmail.com']],
  [' Ada.B ', ['Ada.B']],
])('sign-in form: looks up an address as it is stored where %s is not found', async (typed, expected) => {
  const login = vi.fn(failsWith(rejected(401, 'ACCOUNT_NOT_FOUND')));
  const { error } = await submit(login, typed);
  expect(login.mock.calls).toEqual(expected.map((username) => [{ username, password: ' secret ' }]));
  expect(error?.text).toBe('Account not found with this username or email');
});

it('session end: signs out once, under the overlay, and carries no path', async () => {
  let letGo = (): void => {};
  const logout = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)));
  const { scope, spyOn } = createTestScope({ calls: { logout }, user: ada });
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
