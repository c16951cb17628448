import { operations } from '@sms/domain/contracts/operations';
import { $activeNumbers } from '@sms/domain/numbers/list/active-numbers';
import { $balance } from '@sms/domain/account/balance';
import { $depositsPage } from '@sms/domain/payments/deposit-list';
import { $isAuthenticated } from '@sms/domain/api/session/current-user';
import { $subscriptions } from '@sms/domain/subscriptions/subscription-list';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { useFakeClock } from '@sms/domain/testing/harness/use-fake-clock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerBalance, shownMicros } from '../balances';
import { START_TIME } from '../start-product';
import { faults, type Fault } from './call-faults';
import { account, callScenarios, signIn, type CallScenario } from './call-scenarios';
import { openTab, type Tab } from './tab';
import { collectVisibleErrors } from './visible-errors';

/** Longer than the deadline of a call with its reconciliation, in ms. */
const GIVE_UP_MS = 100_000;

/** Longer than any response with its retries, in ms. */
const RESPONSE_MS = 15_000;

/** Must not be shown: undefined values, program terms, markup, and the markers of the faults. */
const UNFIT = /undefined|\bnull\b|NaN|Infinity|\[object|TypeError|[<{]|spoiled|^.{0,2}$|.{301}/;

/** Markers of the faults, which must not be stored. */
const FAULT_MARKS = /spoiled|padding|polluted|"NaN"/;

/** Data on screen. */
const shownIn = ({ get }: Tab): readonly string[] =>
  Object.entries({ $activeNumbers, $balance, $depositsPage, $subscriptions }).flatMap(([name, store]) => {
    const value: unknown = get<unknown>(store);
    return value === null || (Array.isArray(value) && value.length === 0) ? [] : [name];
  });

/** Calls that move money are sent once; a rejection before execution may be followed by one retry. */
const sendsAllowed = ({ call }: CallScenario, fault: Fault): number => {
  if (operations[call].callClass !== 'money') return Infinity;
  return /^40[13]/.test(fault.name) ? 2 : 1;
};

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

/** Makes one call under one fault, ends the fault, and tries again. */
const expectToSurvive = async (scenario: CallScenario, fault: Fault): Promise<void> => {
  const { call, signedIn = true, open, act, retry = act, isDone, carriedOut } = scenario;
  const patience = fault.isSlow === true ? 2 * GIVE_UP_MS : GIVE_UP_MS;
  const tab = await openTab(account(signedIn), call);
  await tab.enter();
  await open?.(tab);
  const before = shownIn(tab);
  const booked = [ledgerBalance(tab.world, 1)];
  const errors = collectVisibleErrors(tab.scope);
  const sendsBefore = tab.sends();

  tab.disturb(fault);
  act(tab);
  await tab.pass(patience);
  const sends = tab.sends() - sendsBefore;
  expect(sends).toBeGreaterThan(0);
  expect(sends).toBeLessThanOrEqual(sendsAllowed(scenario, fault));
  const isSignedOut = signedIn && !tab.get($isAuthenticated);
  if (!isDone(tab) && !isSignedOut) expect(errors.seen()).not.toEqual([]);
  expect(errors.seen().filter((text) => UNFIT.test(text))).toEqual([]);
  booked.push(ledgerBalance(tab.world, 1));
  if (!isSignedOut) {
    expect(shownIn(tab)).toEqual(expect.arrayContaining([...before]));
    if (signedIn) expect(booked).toContain(shownMicros(tab.get($balance)));
  }

  // Hanging calls end at their deadline, and the user tries again.
  tab.disturb(null);
  await tab.pass(fault.isSlow === true ? patience : RESPONSE_MS);
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
  expect(shownMicros(tab.get($balance))).toBe(ledgerBalance(tab.world, 1));
  expect(JSON.stringify(tab.storageWrites)).not.toMatch(FAULT_MARKS);
  expect('polluted' in {}).toBe(false);
  expect(programErrors).toEqual([]);
};

const cases = Object.entries<readonly CallScenario[]>(callScenarios);

describe.each(cases)('a call of the class %s', (_, scenarios) => {
  it.each(faults)(
    'keeps data, charges once, shows a fit error and recovers: $name',
    async (fault) => {
      for (const scenario of scenarios) await expectToSurvive(scenario, fault);
    },
    60_000,
  );
});
