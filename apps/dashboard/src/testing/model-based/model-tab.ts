import type { createNodeBackend } from '@sms/api-mocks/node';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { activeNumbersScreen } from '@sms/domain/numbers/list/polling';
import { transactionsScreen } from '@sms/domain/payments/deposit-list';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import type { StorageKey, StorageWrite } from '@sms/domain/lib/ports';
import { isTabScoped } from '@sms/domain/lib/storage/registry';
import type { EventCallable } from 'effector';
import { vi } from 'vitest';
import { startProduct } from '../start-product';
import { worldSockets } from '../world-sockets';

const STEP_MS = 500;

type Backend = ReturnType<typeof createNodeBackend>;
type Storage = Map<StorageKey, unknown>;

/** As in `browser-storage.ts`. */
const storageOf = (localData: Storage, sessionData: Storage) => {
  const chosen = (name: StorageKey) => (isTabScoped(name) ? sessionData : localData);
  return {
    writeStorage: ({ name, value }: StorageWrite): void =>
      void chosen(name).set(name, structuredClone(value)),
    readStorage: (name: StorageKey): unknown => chosen(name).get(name) ?? null,
  };
};

/**
 * One tab, with the screens open that spend money and show numbers. Reloading it restarts the product. A
 * browser may repeat a POST when its connection breaks, which only a server with idempotency keys can tell
 * from a second one.
 */
export const openTab = async (backend: Backend, localData: Storage, retriesPosts: boolean) => {
  const sessionData: Storage = new Map();
  const network = { isUp: true };
  const writes = { inFlight: 0, lastEndedAt: 0 };

  /** A call is in flight until the server has handled it, even when the page is gone. */
  const send = async (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    if (request.method === 'GET') return answer();
    writes.inFlight += 1;
    try {
      return await answer();
    } finally {
      writes.inFlight -= 1;
      writes.lastEndedAt = Date.now();
    }
  };

  const load = async () => {
    const page = { isLoaded: true };
    const product = await startProduct('ready-to-buy', {
      backend,
      retriesPosts,
      openSocket: worldSockets,
      // A closed page sends no requests; requests already sent are still executed.
      intercept: (request, answer) =>
        network.isUp && page.isLoaded ? send(request, answer) : Promise.reject(new TypeError('fetch failed')),
      storage: storageOf(localData, sessionData),
    });
    const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
      if (page.isLoaded) product.fire(unit, params);
    };
    fire(workspaceOpened, undefined);
    fire(wizardScreen.toggled, true);
    fire(activeNumbersScreen.toggled, true);
    fire(transactionsScreen.toggled, true);
    return { page, fire, product };
  };

  let loaded = await load();
  return {
    network,
    scope: () => loaded.product.scope,
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>) => loaded.fire(unit, params),
    reload: async () => {
      loaded.page.isLoaded = false;
      loaded = await load();
    },
    /** True while no click is pending and the last write is at least this long ago. */
    isQuietFor: (ms: number) =>
      writes.inFlight === 0 &&
      writes.lastEndedAt + ms <= Date.now() &&
      [...sessionData.values()].every((attempt) => attempt === null),
    refresh: () => loaded.fire(accountRefreshClicked, undefined),
  };
};
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Advances the time of pages and server, in steps, so that everything happens at its own moment. */
export const pass = async (
  { world }: Pick<Backend, 'world'>,
  ms: number,
  stepMs = STEP_MS,
): Promise<void> => {
  for (let left = ms; left > 0; left -= stepMs) {
    await vi.advanceTimersByTimeAsync(Math.min(left, stepMs));
    world.advance(Date.now());
  }
};

/** Advances the time until a condition holds, up to `limitMs`. */
export const passUntil = async (
  backend: Backend,
  limitMs: number,
  condition: () => boolean,
): Promise<void> => {
  const endsAt = Date.now() + limitMs;
  while (Date.now() < endsAt && !condition()) await pass(backend, STEP_MS);
};

/** The machine sleeps: the server continues, and no timer of a page runs. */
export const sleep = (backend: Backend, ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
  backend.world.advance(Date.now());
};
