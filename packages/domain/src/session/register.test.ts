import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { userSignedIn } from '../api/session/current-user';
import type { User } from '../contracts/auth-calls';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { aRejection } from '../testing/fixtures/a-rejection';
import { createTestScope } from '../testing/harness/create-test-scope';
import { registrationForm, registrationLeft } from './register';
import { $isAccountNew } from './session';

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

const fill = async (calls: FakeCalls) => {
  const world = createTestScope({ calls });
  const { scope, client, spyOn } = world;
  const { acted, submitted, $form } = registrationForm;
  await allSettled(acted, { scope, params: { kind: 'restored', draft: typed } });
  for (const field of ['password', 'confirmPassword'] as const)
    await allSettled(acted, { scope, params: { kind: 'edited', field, value: typed[field] } });
  const onSignedIn = spyOn(userSignedIn);
  return {
    ...world,
    submit: () => allSettled(submitted, { scope }),
    form: () => scope.getState($form),
    error: () => scope.getState($form).error?.text,
    callsMade: () => client.made.map(({ name }) => name),
    signedIn: () => onSignedIn.mock.calls.flat(),
  };
};

it('registration: opens an account and signs in', async () => {
  const register = vi.fn(works);
  const { scope, submit, signedIn } = await fill({ register });
  await submit();
  expect(register).toHaveBeenCalledExactlyOnceWith({ ...typed, firstname: 'Ada' });
  expect(signedIn()).toEqual([ada]);
  expect(scope.getState($isAccountNew)).toBe(true);
});

it('registration: forgets the passwords, and nothing else, when the page is left', async () => {
  const { scope, form } = await fill({});
  await allSettled(registrationLeft, { scope });
  expect(form().values).toEqual({ ...typed, password: '', confirmPassword: '' });
});

it.each([
  ['there is one', works, undefined],
  ['there is none', rejects(401, 'ACCOUNT_NOT_FOUND'), 'Registration failed. Please try again.'],
  ['unconfirmed', fails, "We couldn't confirm your registration. Try signing in before you register again."],
])(
  'registration: checks for the account when the response is lost, and never sends again: %s',
  async (_, login, text) => {
    const { error, submit, callsMade, signedIn } = await fill({ register: fails, login });
    await submit();
    expect(callsMade()).toEqual(['register', 'login']);
    expect(error()).toBe(text);
    expect(signedIn()).toEqual(text === undefined ? [ada] : []);
  },
);

it.each([
  ['their own', works, undefined],
  ["another user's", rejects(401, 'INVALID_PASSWORD'), 'Username already taken. Please choose another.'],
])('registration: checks who owns a name that is taken after a lost response: %s', async (_, login, text) => {
  const register = vi
    .fn<() => Promise<User>>()
    .mockImplementationOnce(fails)
    .mockImplementationOnce(rejects(409, 'DUPLICATE_FIELD', { field: 'username' }));
  const noAccount = rejects(401, 'ACCOUNT_NOT_FOUND');
  const { error, submit, callsMade, signedIn } = await fill({
    register,
    login: () => (register.mock.calls.length === 1 ? noAccount() : login()),
  });
  await submit();
  await submit();
  expect(callsMade()).toEqual(['register', 'login', 'register', 'login']);
  expect(error()).toBe(text);
  expect(signedIn()).toEqual(text === undefined ? [ada] : []);
});
