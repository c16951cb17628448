import type { World } from '@sms/api-mocks';
import { connect, respond } from '@sms/api-mocks/node';
import type { Ports } from '@sms/domain/lib/ports';
import { $toasts, toastsShown, type Toast } from '@sms/domain/lib/toasts/toasts';
import { $cancelSpread } from '@sms/domain/numbers/auto-cancel/auto-cancel';
import type { OpenSocket, SocketLike } from '@sms/domain/realtime/connection/socket';
import { $openSocket } from '@sms/domain/realtime/ports';
import { createWatch, scopeBind, type EventCallable, type Scope } from 'effector';
import { onTestFinished, vi } from 'vitest';
import { createTestSessions } from './test-sessions';

/** Start time of every test, ms since 1970: the time of a new world. */
export const START_TIME = Date.UTC(2026, 2, 2, 12);

interface StartOptions {
  /** True when the browser repeats a POST whose connection breaks before the response. Default: no. */
  readonly retriesPosts?: boolean;
  /** Intercepts calls; `answer` forwards one to the server. */
  readonly intercept: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  /** False without live updates. Default: true. */
  readonly isLive?: boolean;
  /** Functions of the browser; without them nothing is stored, and popups are blocked. */
  readonly ports: Partial<Ports>;
  /** Watches a scope: of each session, and of the guest's pages in between. */
  readonly watch?: (scope: Scope) => void;
}

/**
 * Rejects on abort, as a browser's fetch does. Takes the client's own signal: Node may garbage-collect the
 * request's signal while a call hangs, and then nothing ends it.
 */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

type Listener = Parameters<SocketLike['addEventListener']>[1];

/** Live updates of a company, without a network between its end of a socket and the page's. */
const openSocketOf =
  (world: World): OpenSocket =>
  (url) => {
    const listeners = new Map<string, Listener>();
    const emit = (type: string, event: Parameters<Listener>[0]) => listeners.get(type)?.(event);
    const send = (data: string) => emit('message', { data });
    // As in a browser, a socket opens after the code that created it has run.
    const opened = Promise.resolve().then(() => {
      emit('open', {});
      return connect(world, url, { send, close });
    });
    const closed = () => void opened.then((end) => end.closed());
    const close = (code: number) => {
      emit('close', { code });
      closed();
    };
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      send: (text) => void opened.then(({ receive }) => receive(text)),
      close: closed,
    };
  };

const STEP_MS = 500;

/** Advances the time of pages and server, in ms, in steps, so that everything happens at its own moment. */
export const pass = async (world: World, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    world.advance(Date.now());
  }
};

/**
 * The product without its view, in front of a simulated company, on fake timers. Tests read the state of the
 * screen from the stores.
 */
export const startProduct = async (
  world: World,
  { retriesPosts = false, intercept, isLive = true, ports, watch }: StartOptions,
) => {
  const sessions = createTestSessions(
    {
      origin: 'https://dashboard.test',
      clock: { now: () => Date.now() },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const again = retriesPosts && request.method === 'POST' ? request.clone() : null;
        const answer = () => respond(world, request);
        let response = await Promise.race([intercept(request, answer), rejectOnAbort(init?.signal)]);
        if (response.type === 'error' && again !== null) response = await respond(world, again);
        if (response.type === 'error') throw new TypeError('fetch failed');
        return response;
      },
    },
    ports,
    () => [
      [$openSocket, isLive ? openSocketOf(world) : null],
      [$cancelSpread, (id: string) => (Number(id) % 8) * 1_000],
    ],
    // Replaces the view, which reports the toasts once they were painted.
    (scope) => {
      const reportShown = scopeBind(toastsShown, { scope });
      const fn = (toasts: readonly Toast[]) => reportShown(toasts.map(({ id }) => id));
      createWatch({ unit: $toasts.updates, fn, scope });
      watch?.(scope);
    },
  );
  // Files share a worker: what is left on its clock would go on in the next test.
  onTestFinished(sessions.start());
  await vi.advanceTimersByTimeAsync(5_000);
  return {
    /** The scope on screen, another one for every session. */
    get scope() {
      return sessions.shown().scope;
    },
    fire: <T>(unit: EventCallable<T>, params: NoInfer<T>): void =>
      scopeBind(unit, { scope: sessions.shown().scope })(params),
  };
};
