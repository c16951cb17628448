import { $connectionBadge, reconnectClicked } from '@sms/domain';
import type { ConnectionFault } from '../faults/connection-faults';
import { onScreen } from '../oracles/on-screen';
import { violationsOf } from '../oracles/oracles';
import { openTab } from '../tab';
import { account } from '../call-scenarios/call-scenario';
import { watchErrors } from '../oracles/watch-errors';
import type { CaseResult } from './outcome';
import { observeAfter } from './after-fault';

/** Longer than all reconnects together, in ms. */
const GIVE_UP_MS = 120_000;

/** Longer than the delay between two reconnects, in ms. */
const RECONNECT_MS = 40_000;

/** Disturbs the connection for two minutes, and returns the observations. */
export const runConnectionCase = async (fault: ConnectionFault): Promise<CaseResult> => {
  const watched = watchErrors();
  const tab = await openTab(account(true), { isLive: true });
  await tab.enter();
  await tab.pass(RECONNECT_MS);
  const before = onScreen(tab);
  const writes = tab.writes();
  tab.visibleErrors.take();

  tab.setSocketBehaviour(fault.behaviour ?? null);
  fault.start(tab);
  await tab.pass(GIVE_UP_MS);
  const visibleErrors = tab.visibleErrors.take();
  const during = onScreen(tab);

  tab.setSocketBehaviour(null);
  fault.end?.(tab);
  await tab.pass(RECONNECT_MS);
  if (tab.get($connectionBadge).isGivenUp) tab.fire(reconnectClicked, undefined);
  await tab.pass(RECONNECT_MS);
  const violations = violationsOf({
    ...(await observeAfter(tab, watched, writes)),
    lostData: before.filter((name) => !during.includes(name)),
    visibleErrors,
    mustShowError: fault.behaviour !== undefined,
  });
  return { outcome: visibleErrors.length > 0 ? 'error, then done' : 'silent', violations };
};
