import type { OperationName } from '@sms/domain/contracts';
import { setupWorker } from 'msw/browser';
import type { ScenarioId } from './scenarios';
import { createHandlers } from './transport/msw-handlers';
import { createWorld, type World } from './world';

/** How the simulation starts in a page. */
export interface BrowserBackendOptions {
  /** Default: 'demo'. */
  readonly scenario?: ScenarioId;
  /** One latency for every call, in ms. Default: about what a real server takes. */
  readonly latencyMs?: number;
  /** Address of MSW's worker script. Default: '/mockServiceWorker.js'. */
  readonly workerUrl?: string;
}

/** The running simulation. */
export interface BrowserBackend {
  /** The world of the moment; another one after `setScenario` and `reset`. */
  readonly world: World;
  /** Starts another scenario; open websockets are closed. */
  setScenario(scenario: ScenarioId): void;
  /** Starts the present scenario again. */
  reset(): void;
  /** Ends the simulation: calls reach the network again. */
  stop(): void;
}

const TICK_MS = 1_000;
const SERVICE_RESTART = 1012;

const USUAL_LATENCY_MS = 250;
const LATENCY_MS: Partial<Record<OperationName, number>> = {
  health: 150,
  csrfToken: 150,
  login: 400,
  purchaseNumber: 1_200,
  cancelNumber: 400,
  completeNumber: 400,
};

/** Runs the simulated backend in this page, in real time. Resolves once calls are intercepted. */
export const startBrowserBackend = async ({
  scenario = 'demo',
  latencyMs,
  workerUrl = '/mockServiceWorker.js',
}: BrowserBackendOptions = {}): Promise<BrowserBackend> => {
  const begin = (id: ScenarioId) => createWorld(id, { startsAt: Date.now() });
  let current = { id: scenario, world: begin(scenario) };
  const start = (id: ScenarioId) => {
    current.world.sockets.closeAll(SERVICE_RESTART, 'The simulation starts again');
    current = { id, world: begin(id) };
  };
  const handlers = createHandlers(() => current.world, {
    now: Date.now,
    latencyMs: (name) => latencyMs ?? LATENCY_MS[name] ?? USUAL_LATENCY_MS,
  });
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } });
  const ticking = setInterval(() => {
    current.world.advance(Date.now());
  }, TICK_MS);
  return {
    get world() {
      return current.world;
    },
    setScenario: start,
    reset: () => {
      start(current.id);
    },
    stop: () => {
      clearInterval(ticking);
      worker.stop();
    },
  };
};
