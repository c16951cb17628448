import type { Fault } from '@sms/api-mocks';
import { $balance } from '@sms/domain/account/balance';
import { $user } from '@sms/domain/api/session/current-user';
import type { Operation } from '@sms/domain/contracts/operation';
import { operations, type OperationName } from '@sms/domain/contracts/operations';
import type { StorageWrite } from '@sms/domain/lib/ports';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import { $activeNumbers } from '@sms/domain/numbers/list/active-numbers';
import { $depositsPage } from '@sms/domain/payments/deposit-list';
import { $subscriptions } from '@sms/domain/subscriptions/subscription-list';
import { useFakeClock } from '@sms/domain/testing/harness/use-fake-clock';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerBalance, pass as passTime, shownMicros, START_TIME, startProduct } from '../start-product';
import { account, callScenarios, signIn, type CallScenario, type Tab } from './call-scenarios';
import { collectVisibleErrors } from './visible-errors';

/** Meets every call until it ends, or only the next one. */
type Disturbance = Omit<Fault, 'operation' | 'times'> & { readonly isOnce?: true };

const refusal = (status: number, code: string, retryAfterS?: number): Disturbance => ({
  corruption: { status, code, text: 'The server says no', ...(retryAfterS && { retryAfterS }) },
});

/** One for each way in which the client tells failures apart, executed by the server or not. */
const FAULTS: Readonly<Record<string, Disturbance>> = {
  'connection refused': { corruption: 'connection-lost' },
  'response lost': { corruption: 'connection-lost', carriedOut: true },
  'no response': { delayMs: Infinity },
  '500': refusal(500, 'INTERNAL_ERROR'),
  '504, executed later': { corruption: { status: 504, body: '' }, carriedOutAfterMs: 40_000 },
  '429, Retry-After 7 s': refusal(429, 'SMS_RATE_LIMIT', 7),
  '401 once': { ...refusal(401, 'TOKEN_EXPIRED'), isOnce: true },
  '401': refusal(401, 'TOKEN_EXPIRED'),
  '403 once': { ...refusal(403, 'CSRF_ERROR'), isOnce: true },
  '404': refusal(404, 'NOT_FOUND'),
  'another shape': { corruption: 'wrong-schema', carriedOut: true },
};

/** Longer than the deadline of a call with its reconciliation, in ms. */
const GIVE_UP_MS = 100_000;

/** Longer than any response with its retries, in ms. */
const RESPONSE_MS = 15_000;

/** Must not be shown: undefined values, program terms, markup. */
const UNFIT = /undefined|\bnull\b|NaN|Infinity|\[object|TypeError|[<{]|unexpected|^.{0,2}$|.{301}/;

/** For work without a timer, such as reading a body. */
const realSetImmediate = setImmediate;

const programErrors: string[] = [];

useFakeClock(START_TIME);
beforeEach(() => {
  programErrors.length = 0;
  const note = (error: unknown): void => void programErrors.push(String(error));
  const spy = vi.spyOn(console, 'error').mockImplementation(note);
  process.on('unhandledRejection', note);
  return () => {
    spy.mockRestore();
    process.off('unhandledRejection', note);
  };
});

const isCallTo = (name: OperationName, { method, url }: Request): boolean => {
  const operation: Operation = operations[name];
  const pattern = new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method && pattern.test(new URL(url).pathname);
};

/** The product, where one call can be disturbed. */
const openTab = async (signedIn: boolean, operation: OperationName) => {
  vi.setSystemTime(START_TIME);
  const writes: StorageWrite[] = [];
  let sends = 0;
  const product = await startProduct(account(signedIn), {
    ports: { writeStorage: (write) => void writes.push(write) },
    intercept: (request, answer) => {
      sends += Number(isCallTo(operation, request));
      return answer();
    },
  });
  const { world, get, fire } = product;
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 5_000) {
      await new Promise((resolve) => realSetImmediate(resolve));
      await passTime(product, Math.min(left, 5_000), 5_000);
    }
  };
  return {
    world,
    get,
    fire,
    pass,
    writes,
    scope: () => product.scope,
    sends: () => sends,
    disturb: ({ isOnce, ...fault }: Disturbance) => {
      world.flags.faults = [{ operation, times: isOnce ? 1 : Infinity, ...fault }];
    },
    /** Opens the signed-in part, as the app does after signing in. */
    enter: async () => {
      if (get($user) === null) return;
      fire(workspaceOpened, undefined);
      await pass(1_000);
    },
  };
};

/** Data on screen. */
const shownIn = ({ get }: Tab): readonly string[] =>
  Object.entries({ $activeNumbers, $balance, $depositsPage, $subscriptions }).flatMap(([name, store]) => {
    const value: unknown = get<unknown>(store);
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [name];
  });

/** Calls that move money are sent once; a rejection before execution may be followed by one retry. */
const sendsAllowed = ({ call }: CallScenario, name: string): number => {
  if (operations[call].callClass !== 'money') return Infinity;
  return /^40[13]/.test(name) ? 2 : 1;
};

/** Makes one call under one fault, ends the fault, and tries again. */
const expectToSurvive = async (scenario: CallScenario, name: string, fault: Disturbance): Promise<void> => {
  const { call, signedIn = true, open, act, retry = act, isDone, carriedOut } = scenario;
  const isSlow = fault.delayMs !== undefined;
  const patience = isSlow ? 2 * GIVE_UP_MS : GIVE_UP_MS;
  const tab = await openTab(signedIn, call);
  await tab.enter();
  await open?.(tab);
  const before = shownIn(tab);
  const booked = [ledgerBalance(tab, 1)];
  const errors = collectVisibleErrors(tab.scope);
  const sendsBefore = tab.sends();

  tab.disturb(fault);
  act(tab);
  await tab.pass(patience);
  const sends = tab.sends() - sendsBefore;
  expect(sends).toBeGreaterThan(0);
  expect(sends).toBeLessThanOrEqual(sendsAllowed(scenario, name));
  const isSignedOut = signedIn && tab.get($user) === null;
  if (!isDone(tab) && !isSignedOut) expect(errors.seen()).not.toEqual([]);
  expect(errors.seen().filter((text) => UNFIT.test(text))).toEqual([]);
  booked.push(ledgerBalance(tab, 1));
  if (!isSignedOut) {
    expect(shownIn(tab)).toEqual(expect.arrayContaining([...before]));
    if (signedIn) expect(booked).toContain(shownMicros(tab.get($balance)));
  }

  // Hanging calls end at their deadline, and the user tries again.
  tab.world.flags.faults = [];
  await tab.pass(isSlow ? patience : RESPONSE_MS);
  if (isSignedOut) {
    signIn(tab);
    await tab.pass(RESPONSE_MS);
    await tab.enter();
    await open?.(tab);
  }
  const isAskedAgain = !isDone(tab) || errors.current().length > 0;
  if (isAskedAgain) (isSignedOut ? act : retry)(tab);
  await tab.pass(RESPONSE_MS);
  if (!signedIn) await tab.enter();
  tab.fire(accountRefreshClicked, undefined);
  await tab.pass(RESPONSE_MS);

  expect(isDone(tab)).toBe(true);
  expect(errors.current()).toEqual([]);
  expect(carriedOut?.(tab.world) ?? 0).toBeLessThanOrEqual(isAskedAgain ? 2 : 1);
  expect(shownMicros(tab.get($balance))).toBe(ledgerBalance(tab, 1));
  expect(JSON.stringify(tab.writes)).not.toContain('unexpected');
  expect(programErrors).toEqual([]);
};

describe.each(Object.entries<CallScenario>(callScenarios))('a call of the class %s', (_, scenario) => {
  it.each(Object.entries(FAULTS))(
    'keeps data, charges once, shows a fit error and recovers: %s',
    (name, fault) => expectToSurvive(scenario, name, fault),
  );
});
