import { setupWorker } from 'msw/browser';
import { usualLatencyMs } from './browser/latency';
import { feelTimeLeap, surroundingsOfPage } from './browser/surroundings';
import { createControls, type Controls } from './commands/controls';
import { openSharedWorld, type SharedWorld } from './persistence/shared-world';
import { scenarios, type ScenarioId } from './scenarios';
import { createHandlers } from './transport/msw-handlers';

/** How the simulation starts in a page. */
export interface BrowserBackendOptions {
  /** Begins anew unless the world that is kept began like this. Default: whatever is kept, else 'demo'. */
  readonly scenario?: string | undefined;
  /** One latency for every call, in ms. Default: about what a real server takes. */
  readonly latencyMs?: number;
  /** Address of MSW's worker script. Default: '/mockServiceWorker.js'. */
  readonly workerUrl?: string;
}

/** The running simulation. */
export interface BrowserBackend {
  readonly shared: SharedWorld;
  /** What a person can make happen while it runs. */
  readonly controls: Controls;
  /** Ends the simulation in this page: calls reach the network again. */
  stop(): void;
}

const TICK_MS = 1_000;

const isScenarioId = (id: string | undefined): id is ScenarioId =>
  id !== undefined && Object.hasOwn(scenarios, id);

/**
 * Runs the simulated backend in this page, in real time. Its world outlives the page and is shared by all
 * pages of this browser. Resolves once calls are intercepted.
 */
export const startBrowserBackend = async ({
  scenario,
  latencyMs,
  workerUrl = '/mockServiceWorker.js',
}: BrowserBackendOptions = {}): Promise<BrowserBackend> => {
  const wanted = isScenarioId(scenario) ? scenario : null;
  const shared = await openSharedWorld(wanted, await surroundingsOfPage());
  const handlers = createHandlers(shared.world, {
    exclusively: shared.run,
    latencyMs: (name) => latencyMs ?? usualLatencyMs(name),
  });
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } });
  const ticking = setInterval(() => {
    void shared.run(() => undefined);
    if (shared.world.clock.speed !== 1) feelTimeLeap();
  }, TICK_MS);
  return {
    shared,
    controls: createControls(shared),
    stop: () => {
      clearInterval(ticking);
      worker.stop();
    },
  };
};
