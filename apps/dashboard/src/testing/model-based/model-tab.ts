import type { World } from '@sms/api-mocks';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { activeNumbersScreen } from '@sms/domain/numbers/list/polling';
import { transactionsScreen } from '@sms/domain/payments/deposit-list';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import { $user } from '@sms/domain/api/session/current-user';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import type { StorageKey } from '@sms/domain/lib/ports';
import { toastsRequested, type ToastRequest } from '@sms/domain/lib/toasts/toasts';
import { isTabScoped } from '@sms/domain/lib/storage/registry';
import { createWatch, type EventCallable, type Scope } from 'effector';
import { startProduct } from '../start-product';

/**
 * One tab, with the screens open that spend money and show numbers. Reloading it restarts the product. A
 * browser may repeat a POST when its connection breaks, which only a server with idempotency keys can tell
 * from a second one.
 * @param localData what the tabs of a browser share
 */
export const openTab = async (
  world: World,
  localData: Map<StorageKey, unknown>,
  retriesPosts: boolean,
  isLive: boolean,
  watch?: (scope: Scope) => void,
) => {
  const sessionData: typeof localData = new Map();
  const dataOf = (name: StorageKey) => (isTabScoped(name) ? sessionData : localData);
  const network = { isUp: true };
  const writes = { inFlight: 0, lastEndedAt: 0 };
  const texts: string[] = [];

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
    const product = await startProduct(world, {
      retriesPosts,
      isLive,
      // A closed page sends no requests; requests already sent are still executed.
      intercept: (request, answer) =>
        network.isUp && page.isLoaded ? send(request, answer) : Promise.reject(new TypeError('fetch failed')),
      ports: {
        writeStorage: ({ name, value }) => void dataOf(name).set(name, structuredClone(value)),
        readStorage: (name) => dataOf(name).get(name) ?? null,
      },
      watch: (scope) => {
        const fn = (toasts: readonly ToastRequest[]) => void texts.push(...toasts.map(({ text }) => text));
        createWatch({ unit: toastsRequested, fn, scope });
        watch?.(scope);
      },
    });
    const isSignedIn = () => product.scope.getState($user) !== null;
    const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
      if (page.isLoaded && isSignedIn()) product.fire(unit, params);
    };
    fire(workspaceOpened, undefined);
    for (const { toggled } of [wizardScreen, activeNumbersScreen, transactionsScreen]) fire(toggled, true);
    return { page, fire, product, isSignedIn };
  };

  let loaded = await load();
  const reload = async () => {
    loaded.page.isLoaded = false;
    loaded = await load();
  };
  return {
    network,
    /** The texts of all toasts so far. */
    texts,
    stored: () => [...localData, ...sessionData],
    scope: () => loaded.product.scope,
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>) => loaded.fire(unit, params),
    reload,
    /** A page without a session has none of the screens: the user opens it again, with the same cookie. */
    comeBack: async () => {
      if (network.isUp && !loaded.isSignedIn()) await reload();
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
