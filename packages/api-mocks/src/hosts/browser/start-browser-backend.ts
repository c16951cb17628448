import { type OperationName, operations } from '@sms/domain/contracts/operations';
import { setupWorker } from 'msw/browser';
import { createHandlers } from '../../transport/msw-handlers';
import { isCheckoutAddress } from '../../transport/router';
import { isScenarioId, scenarios, type ScenarioId } from '../../scenarios';
import { act, actions, type ActionName, type DetailsOf } from '../../commands/actions';
import { namesOf } from '../../names-of';
import { closeCodes } from '../../commands/circumstances';
import { waysToFail } from '../../commands/failures';
import { stateOf } from '../../commands/state';
import type { Signal } from '../../world/sockets';
import { showCheckoutPage } from './checkout-page';
import { usualLatencyMs } from './latency';
import { openSharedWorld, type SharedWorld, type SharedWorldHost } from './shared-world/shared-world';
import { createMemoryStore, type TextStore } from './shared-world/text-store';

const NAME = 'simulated-backend';
const KEY = '/world';

/**
 * Stores a text in this browser. It uses the cache because a page may read an old value of localStorage for a
 * moment after another page has written a new one. Rejects where the browser blocks storage.
 */
const openCacheStore = async (): Promise<TextStore> => {
  const cache = await caches.open(NAME);
  return {
    read: async () => (await cache.match(KEY))?.text() ?? null,
    write: (text) => cache.put(KEY, new Response(text)),
  };
};

/** Environment of a world that the pages of this browser share. */
const createBrowserEnvironment = async (): Promise<SharedWorldHost> => {
  const pages = new BroadcastChannel(NAME);
  return {
    // Without storage the world is lost with the page, which is better than no world.
    store: await openCacheStore().catch(createMemoryStore),
    withLock: (step) => navigator.locks.request(NAME, step),
    channel: {
      send: (signal) => {
        pages.postMessage(signal);
      },
      listen: (listener) => {
        // Only pages of this site write to the channel, and they send nothing but signals.
        pages.addEventListener('message', ({ data }: MessageEvent<Signal>) => {
          listener(data);
        });
      },
    },
    now: Date.now,
    onTimeJump: reportTimeJump,
  };
};

/**
 * Simulates the events after sleep: the page receives 'online', checks its websocket and reloads. It accepts
 * the server's new time once two responses agree on it.
 */
const reportTimeJump = (): void => {
  window.dispatchEvent(new Event('online'));
};

/** The commands of the simulator panel. Each runs as one step of the shared world. */
const createControls = (shared: SharedWorld) => {
  const commands = Object.fromEntries(
    namesOf<ActionName>(actions).map((name) => [
      name,
      (...details: readonly unknown[]) => shared.run(() => act(shared.world, name, details)),
    ]),
    // Object.fromEntries widens the names.
  ) as { readonly [N in ActionName]: (...details: DetailsOf<N>) => Promise<void> };
  return {
    scenarios: namesOf(scenarios).map((id): { id: ScenarioId; label: string } => ({
      id,
      label: scenarios[id].description,
    })),
    operations: namesOf<OperationName>(operations),
    closeCodes: Object.entries(closeCodes).map(([code, label]) => ({ code: Number(code), label })),
    waysToFail,
    state: () => shared.run(() => ({ ...stateOf(shared.world), scenario: shared.scenario() })),
    start: shared.begin,
    ...commands,
  };
};

export type Controls = ReturnType<typeof createControls>;

const TICK_MS = 1_000;

/**
 * Runs the simulated backend in this page, in real time. Its world outlives the page and is shared by all
 * pages of this browser. Resolves once calls are intercepted; never on a page of the payment provider.
 * @param scenario the initial scenario; a stored world with the same one stays. Null or unknown: the stored
 * world, else 'demo'
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
