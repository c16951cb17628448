import { expect, it, vi } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import {
  readRegistrationError,
  $isRegistering,
  $registrationError,
  registrationEdited,
  registrationSubmitted,
} from './register';
import { aRejection } from '../testing/fixtures/a-rejection';
import { allSettled } from 'effector';
import type { User } from '../contracts/auth-calls';
import { createTestScope } from '../testing/harness/create-test-scope';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { userSignedIn } from '../api/session/current-user';
import { $isAccountNew } from './session';

const rejected = (code: string | null, text: string | null, details = {}): ApiError =>
  aRejection({ code, text, details });

it.each([
  ['DUPLICATE_FIELD', 'x', { field: 'username' }, 'Username already taken. Please choose another.'],
  ['DUPLICATE_FIELD', 'x', { field: 'email' }, 'Email address already registered.'],
  ['DUPLICATE_FIELD', 'x', {}, 'Email address already registered.'],
  ['VALIDATION_ERROR', 'x', {}, 'Please check your input and try again'],
  ['RATE_LIMIT_EXCEEDED', 'x', {}, 'Too many attempts. Try again later.'],
  ['SERVER_ERROR', 'x', {}, 'Server error occurred. Please try again.'],
  ['CLOSED', 'No new accounts today', {}, 'No new accounts today'],
  ['CLOSED', null, {}, 'Registration failed'],
  ['constructor', null, {}, 'Registration failed'],
  [null, 'Duplicate key', {}, 'Account already exists'],
  [null, 'Username already EXISTS', {}, 'Account already exists'],
  [null, 'That username is reserved', {}, 'Username taken'],
  [null, 'This email is in use', {}, 'Email already registered'],
  [null, 'Something else', {}, 'Something else'],
  [null, null, {}, 'Registration failed. Please try again.'],
])('registration error: code %s with %j and %j reads %j', (code, text, details, expected) => {
  expect(readRegistrationError(rejected(code, text, details))).toEqual({ fields: {}, text: expected });
});

it('registration error: is the general text when the call was not sent', () => {
  expect(readRegistrationError({ kind: 'unsafe-path' }).text).toBe('Registration failed. Please try again.');
});

it.each([null, 'VALIDATION_ERROR'])(
  'registration error: with code %s assigns field errors to their fields',
  (code) => {
    const details = [
      { path: 'firstname', msg: 'Letters of English only' },
      { field: 'email', message: 'Invalid email' },
      { msg: 'Registration is closed on Mondays' },
      { field: 'referrer', message: 'Unknown referrer' },
    ];
    expect(readRegistrationError(rejected(code, 'Validation failed', { details }))).toEqual({
      fields: { firstname: 'Letters of English only', email: 'Invalid email' },
      text: 'Registration is closed on Mondays. Unknown referrer',
    });
  },
);

const ada = { id: '7', username: 'ada.eze' };

const typed = {
  firstname: ' Ada ',
  lastname: 'Eze',
  username: 'ada.eze',
  email: 'ada@example.com',
  phoneCode: '+44',
  phone: '8012345678',
  password: ' secret123',
  confirmPassword: ' secret123',
};

const works = () => Promise.resolve(ada);

const rejects =
  (status: number, code: string | null, details = {}) =>
  () =>
    Promise.reject(aRejection({ status, code, details }));

/** The response is lost. */
const fails = () => Promise.reject({ kind: 'network', elapsedMs: 5 } satisfies ApiError);

const fill = async (calls: FakeCalls, fields: object = typed) => {
  const world = createTestScope({ calls });
  for (const [field, value] of Object.entries(fields)) {
    await allSettled(registrationEdited, {
      scope: world.scope,
      params: { field: field as keyof typeof typed, value: String(value) },
    });
  }
  const submit = () => allSettled(registrationSubmitted, { scope: world.scope });
  const callsMade = () => world.client.made.map(({ name }) => name);
  const onSignedIn = world.spyOn(userSignedIn);
  return { ...world, submit, callsMade, signedIn: () => onSignedIn.mock.calls.flat() };
};

it('registration: opens an account and signs in', async () => {
  const register = vi.fn(works);
  const { scope, submit, signedIn } = await fill({ register });
  await submit();
  expect(register).toHaveBeenCalledExactlyOnceWith({ ...typed, firstname: 'Ada' });
  expect(signedIn()).toEqual([ada]);
  expect(scope.getState($isAccountNew)).toBe(true);
});

it('registration: sends once however often it is submitted', async () => {
  const register = vi.fn(() => new Promise<never>(() => {}));
  const { scope, submit } = await fill({ register });
  void submit();
  void submit();
  expect(register).toHaveBeenCalledTimes(1);
  expect(scope.getState($isRegistering)).toBe(true);
});

it.each([
  ['there is one', works, null],
  ['there is none', rejects(401, 'ACCOUNT_NOT_FOUND'), 'Registration failed. Please try again.'],
  ['unconfirmed', fails, "We couldn't confirm your registration. Try signing in before you register again."],
])(
  'registration: checks for the account when the response is lost, and never sends again: %s',
  async (_, login, error) => {
    const { scope, submit, callsMade, signedIn } = await fill({ register: fails, login });
    await submit();
    expect(callsMade()).toEqual(['register', 'login']);
    expect(scope.getState($registrationError)).toBe(error);
    expect(signedIn()).toEqual(error === null ? [ada] : []);
  },
);

it.each([
  ['their own', works, null],
  ["another user's", rejects(401, 'INVALID_PASSWORD'), 'Username already taken. Please choose another.'],
])(
  'registration: checks who owns a name that is taken after a lost response: %s',
  async (_, login, error) => {
    const register = vi
      .fn<() => Promise<User>>()
      .mockImplementationOnce(fails)
      .mockImplementationOnce(rejects(409, 'DUPLICATE_FIELD', { field: 'username' }));
    const noAccount = rejects(401, 'ACCOUNT_NOT_FOUND');
    const { scope, submit, callsMade, signedIn } = await fill({
      register,
      login: () => (register.mock.calls.length === 1 ? noAccount() : login()),
    });
    await submit();
    await submit();
    expect(callsMade()).toEqual(['register', 'login', 'register', 'login']);
    expect(scope.getState($registrationError)).toBe(error);
    expect(signedIn()).toEqual(error === null ? [ada] : []);
  },
);
