import type { World } from '@sms/api-mocks';
import {
  $loginError,
  $registrationError,
  $user,
  loginSubmitted,
  passwordChanged,
  registrationEdited,
  registrationSubmitted,
  usernameChanged,
} from '@sms/domain';
import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProduct } from '../start-product';

type Fault = World['flags']['faults'][number];

/** Sets the next response of an operation. */
const answerOnce = (
  world: World,
  operation: Fault['operation'],
  corruption: NonNullable<Fault['corruption']>,
) => {
  world.flags.faults = [{ operation, times: 1, corruption }];
};

/** Runs an action to its end, including the delays between retries. */
const settle = async (running: Promise<unknown>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(5_000);
  await running;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Every text of spec §8, Login. */
describe('signing in', () => {
  const signIn = async (scope: Scope, username: string, password: string) => {
    await allSettled(usernameChanged, { scope, params: username });
    await allSettled(passwordChanged, { scope, params: password });
    await settle(allSettled(loginSubmitted, { scope }));
    return scope.getState($loginError);
  };

  it.each([
    ['nobody', 'secret', 'Account not found with this username or email'],
    ['demo', 'not the one', 'Incorrect password provided'],
    ['inactive', 'inactive1234', 'Account is inactive. Contact support.'],
    ['twofactor', 'twofactor1234', 'Two-factor authentication required'],
  ])('signing in: as %s with %j', async (username, password, text) => {
    const { scope } = await startProduct('first-visit');
    expect(await signIn(scope, username, password)).toBe(text);
  });

  it('signing in: too often', async () => {
    const { scope } = await startProduct('first-visit');
    const texts = [];
    for (let tries = 1; tries <= 6; tries += 1) texts.push(await signIn(scope, 'demo', 'not the one'));
    expect(texts.at(-1)).toBe('Too many attempts. Try again later.');
  });

  it.each([
    [{ status: 401, text: 'User not found' }, 'Account not found with this username or email'],
    [{ status: 401, text: 'Wrong password' }, 'Incorrect password provided'],
    [{ status: 403, text: 'The user is inactive' }, 'Account is inactive. Please contact support.'],
    [{ status: 403, text: 'Too many attempts' }, 'Too many login attempts. Please try again later.'],
    [{ status: 403, text: 'Come back on Monday' }, 'Come back on Monday'],
    [{ status: 403, text: '' }, 'Login failed. Please try again.'],
    [{ status: 423, code: 'ACCOUNT_LOCKED', text: 'Locked for a while' }, 'Locked for a while'],
    [{ status: 423, code: 'ACCOUNT_LOCKED', text: '' }, 'Login failed'],
  ])('signing in: the response %j', async (corruption, text) => {
    const { scope, world } = await startProduct('first-visit');
    answerOnce(world, 'login', corruption);
    expect(await signIn(scope, 'demo', 'demo1234')).toBe(text);
  });

  it('signing in: no response', async () => {
    const { scope, world } = await startProduct('first-visit');
    answerOnce(world, 'login', 'connection-lost');
    expect(await signIn(scope, 'demo', 'demo1234')).toBe('Login failed. Please try again.');
  });

  it('signing in: valid credentials', async () => {
    const { scope } = await startProduct('first-visit');
    expect(await signIn(scope, 'demo', 'demo1234')).toBeNull();
    expect(scope.getState($user)?.username).toBe('demo');
  });
});

/** Every text of spec §8, Registration. */
describe('registering', () => {
  const newcomer = {
    firstname: 'Ada',
    lastname: 'Eze',
    username: 'ada.eze',
    email: 'ada@example.com',
    phone: '8012345678',
    password: 'secret123',
    confirmPassword: 'secret123',
  };

  const register = async (scope: Scope, changes: Partial<typeof newcomer> = {}) => {
    const form = { ...newcomer, ...changes };
    for (const field of Object.keys(form) as (keyof typeof form)[]) {
      await allSettled(registrationEdited, { scope, params: { field, value: form[field] } });
    }
    await settle(allSettled(registrationSubmitted, { scope }));
    return scope.getState($registrationError);
  };

  it('registering: a username that is taken', async () => {
    const { scope } = await startProduct('first-visit');
    expect(await register(scope, { username: 'demo' })).toBe(
      'Username already taken. Please choose another.',
    );
  });

  it('registering: an e-mail address that is taken', async () => {
    const { scope, world } = await startProduct('first-visit');
    const [demo] = world.db.users.all();
    expect(await register(scope, { email: demo?.email ?? '' })).toBe('Email address already registered.');
  });

  it('registering: field errors that only the server detects', async () => {
    const { scope } = await startProduct('first-visit');
    expect(await register(scope, { firstname: 'A' })).toBe('Please check your input and try again');
  });

  it('registering: too often', async () => {
    const { scope } = await startProduct('first-visit');
    const texts = [];
    for (let tries = 1; tries <= 6; tries += 1) texts.push(await register(scope, { username: 'demo' }));
    expect(texts.at(-1)).toBe('Too many attempts. Try again later.');
  });

  it.each([
    [{ status: 500, code: 'SERVER_ERROR', text: 'Oops' }, 'Server error occurred. Please try again.'],
    [{ status: 400, code: 'CLOSED', text: '' }, 'Registration failed'],
    [{ status: 400, text: 'Duplicate entry' }, 'Account already exists'],
    [{ status: 400, text: 'It exists' }, 'Account already exists'],
    [{ status: 400, text: 'Reserved username' }, 'Username taken'],
    [{ status: 400, text: 'Used email' }, 'Email already registered'],
    [{ status: 400, text: 'Come back on Monday' }, 'Come back on Monday'],
    [{ status: 400, text: '' }, 'Registration failed. Please try again.'],
  ])('registering: the response %j', async (corruption, text) => {
    const { scope, world } = await startProduct('first-visit');
    answerOnce(world, 'register', corruption);
    expect(await register(scope)).toBe(text);
  });

  it('registering: finds the account after a lost response', async () => {
    const { scope, world } = await startProduct('first-visit');
    world.flags.faults = [
      { operation: 'register', times: 1, corruption: 'connection-lost', carriedOut: true },
    ];
    expect(await register(scope)).toBeNull();
    expect(scope.getState($user)?.username).toBe('ada.eze');
  });

  it('registering: an unconfirmed registration without an account is reported as failed', async () => {
    const { scope, world } = await startProduct('first-visit');
    answerOnce(world, 'register', 'connection-lost');
    expect(await register(scope)).toBe('Registration failed. Please try again.');
  });
});
