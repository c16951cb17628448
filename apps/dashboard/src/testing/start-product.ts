import { createNodeBackend } from '@sms/api-mocks/node';
import type { World } from '@sms/api-mocks';
import { createApiClient } from '@sms/domain/api/client/api-client';
import { $cancelSpread } from '@sms/domain/numbers/auto-cancel/auto-cancel';
import { $clock } from '@sms/domain/lib/time/clock';
import { $ports, noBrowser, type CheckoutWindow, type Ports, type StorageWrite } from '@sms/domain/lib/ports';
import { $toasts, toastShown } from '@sms/domain/lib/toasts/toasts';
import { $openSocket, $realtimeOrigin } from '@sms/domain/realtime/ports';
import type { OpenSocket } from '@sms/domain/realtime/connection/socket';
import { createSessions, type StoreValues } from '@sms/domain/workspace/sessions';
import { createWatch, fork, scopeBind, type EventCallable } from 'effector';
import { vi } from 'vitest';

const ORIGIN = 'https://dashboard.test';

/** Start time of every test, ms since 1970: the time of a new world. */
export const START_TIME = Date.UTC(2026, 2, 2, 12);

/** Browser environment of the product under test. */
interface StartOptions {
  /** The company, which several tabs may share. Default: one of its own, in the state of the scenario. */
  readonly backend?: ReturnType<typeof createNodeBackend>;
  /** Opens the popup for a payment; null when it is blocked. Default: popups are blocked. */
  readonly openPopup?: () => CheckoutWindow | null;
  /** Called with the address that this tab navigates to. */
  readonly onLeave?: (href: string) => void;
  /** True when the browser repeats a POST whose connection breaks before the response. Default: no. */
  readonly retriesPosts?: boolean;
  /** Intercepts calls; `answer` forwards one to the server. Default: no interception. */
  readonly intercept?: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  /** Called with every storage write. */
  readonly onStorageWrite?: (write: StorageWrite) => void;
  /** Connects the live updates. Default: none. */
  readonly openSocket?: (world: World) => OpenSocket;
  /** Stored data of the browser. Default: none. */
  readonly storage?: Pick<Ports, 'writeStorage' | 'readStorage'>;
}

/**
 * Rejects on abort, as a browser's fetch does. Takes the client's own signal: Node may garbage-collect the
 * request's signal while a call hangs, and then nothing ends it.
 */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

/**
 * The product without its view, in front of a simulated company, on fake timers. Tests read the state of the
 * screen from the stores.
 */
export const startProduct = async (
  scenario: Parameters<typeof createNodeBackend>[0],
  {
    openPopup = () => null,
    onLeave = () => undefined,
    retriesPosts = false,
    intercept,
    onStorageWrite = () => undefined,
    openSocket,
    storage,
    backend = createNodeBackend(scenario),
  }: StartOptions = {},
) => {
  const clock = { now: () => Date.now() };
  const createClient = () =>
    createApiClient({
      origin: ORIGIN,
      clock,
      random: () => 0,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const again = retriesPosts && request.method === 'POST' ? request.clone() : null;
        const answer = () => backend.handleRequest(request);
        let response = await Promise.race([
          intercept?.(request, answer) ?? answer(),
          rejectOnAbort(init?.signal),
        ]);
        if (response.type === 'error' && again !== null) response = await backend.handleRequest(again);
        if (response.type === 'error') throw new TypeError('fetch failed');
        return response;
      },
    });
  const forkScope = (values: StoreValues) => {
    const scope = fork({
      values: [
        [$clock, clock],
        [$openSocket, openSocket?.(backend.world) ?? null],
        [$realtimeOrigin, ORIGIN],
        [$cancelSpread, (id: string) => (Number(id) % 8) * 1_000],
        [
          $ports,
          {
            ...noBrowser,
            writeStorage: onStorageWrite,
            ...storage,
            openCheckoutWindow: openPopup,
            redirectToCheckout: onLeave,
          },
        ],
        ...values,
      ],
    });
    // Replaces the view, which reports each toast once it was painted.
    const reportShown = scopeBind(toastShown, { scope });
    createWatch({
      unit: $toasts.updates,
      fn: (toasts) => toasts.forEach(({ id }) => reportShown(id)),
      scope,
    });
    return scope;
  };
  const sessions = createSessions({ createClient, forkScope });
  sessions.start();
  await vi.advanceTimersByTimeAsync(5_000);
  return {
    /** The scope on screen, another one for every session. */
    get scope() {
      return sessions.shown().scope;
    },
    world: backend.world,
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>): void =>
      scopeBind(unit, { scope: sessions.shown().scope })(params),
  };
};
