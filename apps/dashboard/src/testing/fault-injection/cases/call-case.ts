import { operations, type OperationName } from '@sms/domain/contracts';
import { $isAuthenticated } from '@sms/domain';
import type { Fault } from '../faults/call-faults';
import { onScreen } from '../oracles/on-screen';
import { violationsOf, type Observation } from '../oracles/oracles';
import { openTab } from '../tab';
import { callScenarios } from '../call-scenarios';
import { signIn } from '../call-scenarios/session-scenarios';
import { account } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';
import { compareBalances, ledgerBalanceOf, shownBalance } from './after-fault';
import { outcomeOf, type CaseResult } from './outcome';

/** Longer than the deadline of a call with its reconciliation, in ms. */
const GIVE_UP_MS = 100_000;

/** Longer than any response with its retries, in ms. */
const RESPONSE_MS = 15_000;

/** Calls that move money are sent once. A rejection before execution may be followed by one retry. */
const sendsAllowed = (call: OperationName, fault: Fault): number => {
  if (operations[call].callClass !== 'money') return Infinity;
  return /^40[13]/.test(fault.name) ? 2 : 1;
};

/** Makes one call under one fault, ends the fault, retries, and returns the observations. */
export const runCallCase = async (call: OperationName, fault: Fault): Promise<CaseResult> => {
  const {
    isAtStart = false,
    signedIn = true,
    open,
    act,
    retry = act,
    isDone,
    carriedOut,
    silentReason,
  } = callScenarios[call];
  const watched = watchErrors();
  const patience = fault.isSlow === true ? 2 * GIVE_UP_MS : GIVE_UP_MS;

  const tab = await openTab(account(signedIn), { operation: call, armed: isAtStart ? fault : null });
  const isIn = () => tab.get($isAuthenticated);
  if (isAtStart) await tab.pass(RESPONSE_MS);
  await tab.enter();
  await open?.(tab);
  const wasIn = isIn();
  const before = onScreen(tab);
  const bookedBefore = ledgerBalanceOf(tab);
  if (!isAtStart) {
    tab.visibleErrors.take();
    tab.arm(fault);
  }

  // The fault.
  const sendsBefore = isAtStart ? 0 : tab.sends();
  act?.(tab);
  await tab.pass(patience);
  const visibleErrors = tab.visibleErrors.take();
  const isLeft = wasIn && !isIn();
  const isSignedOut = isLeft && call !== 'logout';
  const wasDone = isDone(tab);
  const during = onScreen(tab);
  const isBalanceTrue = [bookedBefore, ledgerBalanceOf(tab)].includes(shownBalance(tab));
  const sends = tab.sends() - sendsBefore;

  // The recovery: hanging calls end at their deadline, and the user tries again.
  tab.arm(null);
  await tab.pass(fault.isSlow === true ? patience : RESPONSE_MS);
  if (isSignedOut) {
    signIn(tab);
    await tab.pass(RESPONSE_MS);
    await tab.enter();
    await open?.(tab);
  }
  const isAskedAgain = !isDone(tab) || tab.visibleErrors.current().length > 0;
  if (isAskedAgain) (isSignedOut ? act : retry)?.(tab);
  await tab.pass(RESPONSE_MS);
  if (!wasIn) await tab.enter();
  const money = await compareBalances(tab);
  watched.stop();

  const seen: Observation = {
    errors: watched.errors,
    lostData: isLeft
      ? []
      : [
          ...before.filter((name) => !during.includes(name)),
          ...(during.includes('balance') && !isBalanceTrue ? ['a balance from the ledger'] : []),
        ],
    visibleErrors,
    mustShowError: !wasDone && !isSignedOut && silentReason === undefined,
    sends,
    sendsAllowed: sendsAllowed(call, fault),
    carriedOut: carriedOut?.(tab.world) ?? 0,
    requested: isAskedAgain ? 2 : 1,
    money,
    isRecovered: isDone(tab),
    remainingErrors: tab.visibleErrors.current(),
    storage: JSON.stringify(tab.storageWrites),
  };
  return {
    outcome: outcomeOf(wasDone, visibleErrors.length > 0, isSignedOut),
    violations: violationsOf(seen),
  };
};
