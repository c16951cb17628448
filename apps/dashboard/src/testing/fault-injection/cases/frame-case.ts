import type { RealtimeMessageType } from '@sms/domain/contracts';
import { activeNumbersScreen, transactionsScreen } from '@sms/domain';
import { goodFrame, type FrameFault } from '../faults/frame-faults';
import { changedOnScreen, onScreen, valuesOnScreen } from '../oracles/on-screen';
import { violationsOf } from '../oracles/oracles';
import { openTab, type Tab } from '../tab';
import { account, pendingRef, USER_ID, WAITING } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';
import type { CaseResult } from './outcome';
import { observeAfter } from './after-fault';

/** Longer than the handling of a message takes, in ms. */
const HANDLED_MS = 20_000;

const namesOf = (tab: Tab) => {
  const number = tab.world.db.numbers.find(Number(WAITING));
  return {
    activationId: number?.activationId,
    phoneNumber: number?.phoneNumber,
    purchaseId: Number(WAITING),
    paymentReference: pendingRef(tab),
    txRef: pendingRef(tab),
  };
};

/** Delivers one corrupted message, and returns the observations. */
export const runFrameCase = async (type: RealtimeMessageType, fault: FrameFault): Promise<CaseResult> => {
  const watched = watchErrors();
  const tab = await openTab(account(true), { isLive: true });
  await tab.enter();
  tab.fire(activeNumbersScreen.toggled, true);
  tab.fire(transactionsScreen.toggled, true);
  await tab.pass(HANDLED_MS);
  const before = onScreen(tab);
  const values = valuesOnScreen(tab);
  const writes = tab.writes();
  const toasts = tab.toasts();
  tab.visibleErrors.take();

  for (const text of fault.texts(goodFrame(type, namesOf(tab)))) {
    tab.world.sockets.deliver({ kind: 'frame', userId: USER_ID, text });
  }
  await tab.pass(HANDLED_MS);
  const visibleErrors = tab.visibleErrors.take();
  const hasToast = tab.toasts() > toasts;
  const changed = changedOnScreen(tab, values);
  const during = onScreen(tab);

  const violations = violationsOf({
    ...(await observeAfter(tab, watched, writes)),
    lostData: [
      ...before.filter((name) => !during.includes(name)),
      ...(fault.isToBeIgnored === true ? changed.map((name) => `the old state of ${name} is`) : []),
    ],
    visibleErrors,
    mustShowError: false,
  });
  if (visibleErrors.length > 0) return { outcome: 'error shown', violations };
  return { outcome: changed.length > 0 || hasToast ? 'done' : 'silent', violations };
};
