import { createNodeBackend } from '@sms/api-mocks/node';
import type { World } from '@sms/api-mocks';
import {
  $apiClient,
  $clock,
  $openSocket,
  $ports,
  $realtimeOrigin,
  $toasts,
  appStarted,
  createApiClient,
  noBrowser,
  toastShown,
  type CheckoutWindow,
  type OpenSocket,
  type Ports,
  type StorageWrite,
} from '@sms/domain';
import { allSettled, createWatch, fork, scopeBind } from 'effector';
import { vi } from 'vitest';

const ORIGIN = 'https://dashboard.test';

/** The browser that a test puts around the product. */
interface StartOptions {
  /** The company, which several tabs may share. Default: one of its own, in the state the scenario says. */
  readonly backend?: ReturnType<typeof createNodeBackend>;
  /** Origin of the simulated company's server. Default: an https address. */
  readonly origin?: string;
  /** Opens the popup for a payment; null when it is blocked. Default: popups are blocked. */
  readonly openPopup?: () => CheckoutWindow | null;
  /** Called with the address this tab leaves for. */
  readonly onLeave?: (href: string) => void;
  /** Whether the browser sends a POST again when its connection breaks before an answer. Default: no. */
  readonly retriesPosts?: boolean;
  /** Comes between a call and the server, which `answer` asks. Default: nothing does. */
  readonly intercept?: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  /** Hears what is kept in the browser. */
  readonly onStorageWrite?: (write: StorageWrite) => void;
  /** Connects the live updates. Default: there are none. */
  readonly openSocket?: (world: World) => OpenSocket;
  /** What the browser keeps. Default: nothing. */
  readonly storage?: Pick<Ports, 'writeStorage' | 'readStorage'>;
}

/**
 * Rejects when the client stops waiting, as a browser's fetch does. Takes the client's own signal: Node lets the one of a
 * request be collected while a call hangs, and then nothing ends it.
 */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

/**
 * The product without its view, in front of a simulated company, on fake timers. What it would show on screen can be
 * read from its stores.
 */
export const startProduct = async (
  scenario: Parameters<typeof createNodeBackend>[0],
  {
    origin = ORIGIN,
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
  const client = createApiClient({
    origin,
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
  const scope = fork({
    values: [
      [$apiClient, client],
      [$clock, clock],
      [$openSocket, openSocket?.(backend.world) ?? null],
      [$realtimeOrigin, origin],
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
    ],
  });
  // In place of the view, which reports each toast once it was painted.
  const reportShown = scopeBind(toastShown, { scope });
  createWatch({ unit: $toasts.updates, fn: (toasts) => toasts.forEach(({ id }) => reportShown(id)), scope });
  const started = allSettled(appStarted, { scope });
  await vi.advanceTimersByTimeAsync(5_000);
  // A start whose calls are intercepted may never end.
  if (intercept === undefined) await started;
  return { scope, client, world: backend.world };
};
