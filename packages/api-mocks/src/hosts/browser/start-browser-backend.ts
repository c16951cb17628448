import type { OperationName } from '@sms/domain/contracts';
import { setupWorker } from 'msw/browser';
import { createControls, type Controls } from '../../commands/controls';
import { isScenarioId } from '../../scenarios';
import { createHandlers } from '../../transport/msw-handlers';
import { isCheckoutAddress } from '../../transport/router';
import { createBrowserEnvironment, reportTimeJump } from './browser-environment';
import { showCheckoutPage } from './checkout-page';
import { openSharedWorld } from './shared-world/shared-world';

export type { Controls };

const TICK_MS = 1_000;

const USUAL_MS = 250;
const LATENCY_MS: Partial<Record<OperationName, number>> = {
  health: 150,
  csrfToken: 150,
  login: 400,
  register: 600,
  cancelNumber: 400,
  completeNumber: 400,
  createDeposit: 800,
  verifyPayment: 900,
};

/** Typical response time of a real server, in ms, without the wait of a purchase for the provider. */
const usualLatencyMs = (name: OperationName): number => LATENCY_MS[name] ?? USUAL_MS;

/**
 * Runs the simulated backend in this page, in real time. Its world outlives the page and is shared by all pages of this
 * browser. Resolves once calls are intercepted; never on a page of the payment provider.
 * @param scenario the initial scenario; a stored world with the same one stays. Null or unknown: the stored world, else
 * 'demo'
 * @param workerUrl address of MSW's worker, `mockServiceWorker.js`
 * @returns the commands of the simulator panel
 */
export const startBrowserBackend = async (scenario: string | null, workerUrl: string): Promise<Controls> => {
  const shared = await openSharedWorld(
    scenario !== null && isScenarioId(scenario) ? scenario : null,
    await createBrowserEnvironment(),
  );
  const worker = setupWorker(
    ...createHandlers(shared.world, { withLock: shared.run, latencyMs: usualLatencyMs }),
  );
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } });
  setInterval(() => {
    void shared.run(() => undefined);
    if (shared.world.clock.speed !== 1) reportTimeJump();
  }, TICK_MS);
  if (isCheckoutAddress(window.location.href)) await showCheckoutPage(shared);
  return createControls(shared);
};
