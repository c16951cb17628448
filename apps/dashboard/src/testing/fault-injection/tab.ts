import { operations, type Operation, type OperationName } from '@sms/domain/contracts';
import type { Scenario } from '@sms/api-mocks';
import { $isAuthenticated, toastRequested, workspaceOpened, type StorageWrite } from '@sms/domain';
import { createWatch, type Store } from 'effector';
import { vi } from 'vitest';
import { START_TIME, startProduct } from '../start-product';
import { disturbedSockets, type SocketBehaviour } from './faults/disturbed-sockets';
import type { Fault } from './faults/call-faults';
import { collectVisibleErrors } from './oracles/visible-errors';

const addresses = Object.entries<Operation>(operations).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const isCallTo = (wanted: OperationName, request: Request): boolean =>
  addresses.some(
    ({ name, method, pattern }) =>
      name === wanted && method === request.method && pattern.test(new URL(request.url).pathname),
  );

const isWrite = ({ method, url }: Request): boolean => method !== 'GET' && !url.includes('/api/auth/');

interface TabOptions {
  /** The call to disturb. Default: none. */
  readonly operation?: OperationName;
  /** The fault that is active from the start. Default: none. */
  readonly armed?: Fault | null;
  /** True to connect live updates. Default: no. */
  readonly isLive?: boolean;
}

/** Time passes in steps, in ms, so that late actions of the server happen at their own time. */
const STEP_MS = 5_000;

/** For work without a timer, such as reading a body. */
const realSetImmediate = setImmediate;
const flushImmediates = () => new Promise((resolve) => realSetImmediate(resolve));

/** The product in front of a simulated company, on fake timers, where a call can be disturbed. */
export const openTab = async (
  scenario: Scenario,
  { operation, armed = null, isLive = false }: TabOptions = {},
) => {
  const storageWrites: StorageWrite[] = [];
  let fault = armed;
  let sends = 0;
  let writes = 0;
  let socketBehaviour: SocketBehaviour | null = null;
  vi.setSystemTime(START_TIME);
  const { scope, world, fire } = await startProduct(
    { ...scenario, flags: { ...scenario.flags, callLimits: null, purchaseMs: 0 } },
    {
      openPopup: () => ({ navigate: () => undefined, close: () => undefined, isClosed: () => false }),
      onStorageWrite: (value) => void storageWrites.push(value),
      ...(isLive && { openSocket: disturbedSockets(() => socketBehaviour) }),
      intercept: (request, answer) => {
        if (isWrite(request)) writes += 1;
        if (operation === undefined || !isCallTo(operation, request)) return answer();
        sends += 1;
        const disturbing = fault;
        if (fault?.isOnce === true) fault = null;
        return disturbing === null ? answer() : disturbing.respond(answer);
      },
    },
  );
  const visibleErrors = collectVisibleErrors(scope);
  let toasts = 0;
  createWatch({ unit: toastRequested, fn: () => void (toasts += 1), scope });
  /** Advances the time of page and server, in ms. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await flushImmediates();
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      world.advance(Date.now());
    }
  };
  return {
    scope,
    world,
    storageWrites,
    visibleErrors,
    fire,
    pass,
    get: <T>(store: Store<T>): T => scope.getState(store),
    /** Opens the signed-in part, as the app does after signing in. */
    enter: async () => {
      if (!scope.getState($isAuthenticated)) return;
      fire(workspaceOpened, undefined);
      await pass(1_000);
    },
    /** Number of toasts so far. */
    toasts: () => toasts,
    /** Number of requests so far. */
    sends: () => sends,
    /** Number of requests so far that change data beyond the session. */
    writes: () => writes,
    /** Sets the behaviour of new websockets; null: normal. */
    setSocketBehaviour: (next: SocketBehaviour | null) => {
      socketBehaviour = next;
    },
    arm: (next: Fault | null) => {
      fault = next;
    },
  };
};

/** A running product whose calls can be disturbed. */
export type Tab = Awaited<ReturnType<typeof openTab>>;
