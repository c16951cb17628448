import { operations, type OperationName } from '@sms/domain/contracts';
import { $isAuthenticated } from '@sms/domain';
import { vi } from 'vitest';
import type { Fault } from '../faults/call-faults';
import { bookedFor, moneyOf, shownBalance } from './after-fault';
import { onScreen } from '../oracles/on-screen';
import { verdictOn, type Seen } from '../oracles/oracles';
import { outcomeOf, type Cell } from './outcome';
import { openTab, START } from '../tab';
import { trips } from '../call-scenarios';
import { signIn } from '../call-scenarios/session-scenarios';
import { account } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';

/** Longer than the deadline of a call with its look-ups, in ms. */
const GIVEN_UP_MS = 100_000;

/** Longer than any answer, with its retries, in ms. */
const ANSWERED_MS = 15_000;

/** Money is sent once. A refusal before anything happened may be answered by sending once more. */
const sendsAllowed = (call: OperationName, fault: Fault): number => {
  if (operations[call].callClass !== 'money') return Infinity;
  return /^40[13]/.test(fault.name) ? 2 : 1;
};

/** Makes one call under one fault, lets the fault pass, tries again, and judges what a user would have seen. */
export const runCell = async (call: OperationName, fault: Fault): Promise<Cell> => {
  vi.setSystemTime(START);
  const {
    isAtStart = false,
    signedIn = true,
    open,
    act,
    again = act,
    isDone,
    carriedOut,
    isSilent,
  } = trips[call];
  const watched = watchErrors();
  const patience = fault.isSlow === true ? 2 * GIVEN_UP_MS : GIVEN_UP_MS;

  // The user comes to where the call is made.
  const tab = await openTab(account(signedIn), { operation: call, armed: isAtStart ? fault : null });
  const isIn = () => tab.get($isAuthenticated);
  if (isAtStart) await tab.pass(ANSWERED_MS);
  await tab.enter();
  await open?.(tab);
  const wasIn = isIn();
  const before = onScreen(tab);
  const bookedBefore = bookedFor(tab);
  if (!isAtStart) {
    tab.complaints.take();
    tab.arm(fault);
  }

  // The fault.
  const sendsBefore = isAtStart ? 0 : tab.sends();
  act?.(tab);
  await tab.pass(patience);
  const said = tab.complaints.take();
  const isLeft = wasIn && !isIn();
  const isSignedOut = isLeft && call !== 'logout';
  const wasDone = isDone(tab);
  const during = onScreen(tab);
  const isBalanceTrue = [bookedBefore, bookedFor(tab)].includes(shownBalance(tab));
  const sends = tab.sends() - sendsBefore;

  // The recovery: hanging calls end at their deadline, and the user tries again.
  tab.arm(null);
  await tab.pass(fault.isSlow === true ? patience : ANSWERED_MS);
  if (isSignedOut) {
    signIn(tab);
    await tab.pass(ANSWERED_MS);
    await tab.enter();
    await open?.(tab);
  }
  const isAskedAgain = !isDone(tab) || tab.complaints.standing().length > 0;
  if (isAskedAgain) (isSignedOut ? act : again)?.(tab);
  await tab.pass(ANSWERED_MS);
  if (!wasIn) await tab.enter();
  const money = await moneyOf(tab);
  watched.stop();

  const seen: Seen = {
    errors: watched.errors,
    lost: isLeft
      ? []
      : [
          ...before.filter((name) => !during.includes(name)),
          ...(during.includes('balance') && !isBalanceTrue ? ['a balance that the books know is'] : []),
        ],
    said,
    mustBeTold: !wasDone && !isSignedOut && isSilent === undefined,
    sends,
    sendsAllowed: sendsAllowed(call, fault),
    carriedOut: carriedOut?.(tab.world) ?? 0,
    asked: isAskedAgain ? 2 : 1,
    money,
    isRecovered: isDone(tab),
    standing: tab.complaints.standing(),
    kept: JSON.stringify(tab.kept),
  };
  return { outcome: outcomeOf(wasDone, said.length > 0, isSignedOut), broken: verdictOn(seen) };
};
