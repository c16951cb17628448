import { operations, type Operation, type OperationName } from '@sms/domain/contracts';
import type { Scenario } from '@sms/api-mocks';
import { $isAuthenticated, toastRequested, workspaceOpened, type StorageWrite } from '@sms/domain';
import { createWatch, scopeBind, type EventCallable, type Store } from 'effector';
import { vi } from 'vitest';
import { startProduct } from '../start-product';
import { disturbedSockets, type SocketBehaviour } from './faults/disturbed-sockets';
import type { Fault } from './faults/call-faults';
import { collectVisibleErrors } from './oracles/visible-errors';

/** When every cell begins, ms since 1970: the time of a new world. */
export const START_TIME = Date.UTC(2026, 2, 2, 12);

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

/** Which call can be disturbed. */
interface TabOptions {
  /** Default: none. */
  readonly operation?: OperationName;
  /** What disturbs it from the start. Default: nothing yet. */
  readonly armed?: Fault | null;
  /** Whether live updates come. Default: no. */
  readonly isLive?: boolean;
}

/** Time passes in steps, in ms, so that what the server does late happens at its own time. */
const STEP_MS = 5_000;

/** Lets the machine finish what no clock moves, such as the reading of a body. */
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
  const { scope, world } = await startProduct(
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
  const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>): void => {
    scopeBind(unit, { scope })(params);
  };
  /** Lets time pass, in ms: for the page, and for the server. */
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
    /** Opens the signed-in part, as the app does once somebody is signed in. */
    enter: async () => {
      if (!scope.getState($isAuthenticated)) return;
      fire(workspaceOpened, undefined);
      await pass(1_000);
    },
    /** How many toasts there were. */
    toasts: () => toasts,
    /** How often the call was sent. */
    sends: () => sends,
    /** How many calls were sent that change something beyond the session. */
    writes: () => writes,
    /** Lets new websockets behave in another way; null: as they should. */
    setSocketBehaviour: (next: SocketBehaviour | null) => {
      socketBehaviour = next;
    },
    arm: (next: Fault | null) => {
      fault = next;
    },
  };
};

/** An open product whose calls can be disturbed. */
export type Tab = Awaited<ReturnType<typeof openTab>>;
