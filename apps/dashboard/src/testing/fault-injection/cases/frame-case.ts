import type { RealtimeMessageType } from '@sms/domain/contracts';
import { activeNumbersScreenToggled, transactionsScreenToggled } from '@sms/domain';
import { vi } from 'vitest';
import type { Cell } from './outcome';
import { goodFrame, type FrameFault } from '../faults/frame-faults';
import { leftBy } from './after-fault';
import { changedOnScreen, onScreen, valuesOnScreen } from '../oracles/on-screen';
import { verdictOn } from '../oracles/oracles';
import { openTab, START, type Tab } from '../tab';
import { account, pendingRef, USER_ID, WAITING } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';

/** Longer than what a message sets going, in ms. */
const HEARD_MS = 20_000;

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

/** Lets one message arrive in a spoiled form, and judges what a user would have seen. */
export const runFrame = async (type: RealtimeMessageType, fault: FrameFault): Promise<Cell> => {
  vi.setSystemTime(START);
  const watched = watchErrors();
  const tab = await openTab(account(true), { isLive: true });
  await tab.enter();
  tab.fire(activeNumbersScreenToggled, true);
  tab.fire(transactionsScreenToggled, true);
  await tab.pass(HEARD_MS);
  const before = onScreen(tab);
  const values = valuesOnScreen(tab);
  const writes = tab.writes();
  const toasts = tab.toasts();
  tab.complaints.take();

  for (const text of fault.texts(goodFrame(type, namesOf(tab)))) {
    tab.world.sockets.deliver({ kind: 'frame', userId: USER_ID, text });
  }
  await tab.pass(HEARD_MS);
  const said = tab.complaints.take();
  const isNews = tab.toasts() > toasts;
  const changed = changedOnScreen(tab, values);
  const during = onScreen(tab);

  const broken = verdictOn({
    ...(await leftBy(tab, watched, writes)),
    lost: [
      ...before.filter((name) => !during.includes(name)),
      ...(fault.isToBeIgnored === true ? changed.map((name) => `the old state of ${name} is`) : []),
    ],
    said,
    mustBeTold: false,
  });
  if (said.length > 0) return { outcome: 'told', broken };
  return { outcome: changed.length > 0 || isNews ? 'done' : 'silent', broken };
};
