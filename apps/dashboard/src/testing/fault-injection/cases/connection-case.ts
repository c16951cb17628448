import { $connectionBadge, reconnectClicked } from '@sms/domain';
import { vi } from 'vitest';
import type { Cell } from './outcome';
import type { ConnectionFault } from '../faults/connection-faults';
import { leftBy } from './after-fault';
import { onScreen } from '../oracles/on-screen';
import { verdictOn } from '../oracles/oracles';
import { openTab, START } from '../tab';
import { account } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';

/** Longer than all reconnects together, in ms. */
const GIVEN_UP_MS = 120_000;

/** Longer than the pause between two reconnects, in ms. */
const BACK_MS = 40_000;

/** Disturbs the connection for two minutes, and judges what a user would have seen. */
export const runConnection = async (fault: ConnectionFault): Promise<Cell> => {
  vi.setSystemTime(START);
  const watched = watchErrors();
  const tab = await openTab(account(true), { isLive: true });
  await tab.enter();
  await tab.pass(BACK_MS);
  const before = onScreen(tab);
  const writes = tab.writes();
  tab.complaints.take();

  tab.disturbLine(fault.line ?? null);
  fault.happen(tab);
  await tab.pass(GIVEN_UP_MS);
  const said = tab.complaints.take();
  const during = onScreen(tab);

  tab.disturbLine(null);
  fault.end?.(tab);
  await tab.pass(BACK_MS);
  if (tab.get($connectionBadge).isGivenUp) tab.fire(reconnectClicked, undefined);
  await tab.pass(BACK_MS);
  const broken = verdictOn({
    ...(await leftBy(tab, watched, writes)),
    lost: before.filter((name) => !during.includes(name)),
    said,
    mustBeTold: fault.line !== undefined,
  });
  return { outcome: said.length > 0 ? 'told and done' : 'silent', broken };
};
