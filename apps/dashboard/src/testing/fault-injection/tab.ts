import { operations, type OperationName } from '@sms/domain/contracts/operations';
import type { Operation } from '@sms/domain/contracts/operation';
import type { Scenario } from '@sms/api-mocks';
import { $isAuthenticated } from '@sms/domain/api/session/current-user';
import { workspaceOpened } from '@sms/domain/lib/session-events';
import type { StorageWrite } from '@sms/domain/lib/ports';
import type { Store } from 'effector';
import { vi } from 'vitest';
import { START_TIME, startProduct } from '../start-product';
import type { Fault } from './call-faults';

const isCallTo = (name: OperationName, { method, url }: Request): boolean => {
  const operation: Operation = operations[name];
  const pattern = new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return operation.method === method && pattern.test(new URL(url).pathname);
};

/** Time passes in steps, in ms, so that late actions of the server happen at their own time. */
const STEP_MS = 5_000;

/** For work without a timer, such as reading a body. */
const realSetImmediate = setImmediate;
const flushImmediates = () => new Promise((resolve) => realSetImmediate(resolve));

/** The product in front of a simulated company, on fake timers, where one call can be disturbed. */
export const openTab = async (scenario: Scenario, disturbed: OperationName) => {
  const storageWrites: StorageWrite[] = [];
  let fault: Fault | null = null;
  let sends = 0;
  vi.setSystemTime(START_TIME);
  const product = await startProduct(
    { ...scenario, flags: { ...scenario.flags, callLimits: null, purchaseMs: 0 } },
    {
      openPopup: () => ({ navigate: () => undefined, close: () => undefined, isClosed: () => false }),
      onStorageWrite: (value) => void storageWrites.push(value),
      intercept: (request, answer) => {
        if (!isCallTo(disturbed, request)) return answer();
        sends += 1;
        const disturbing = fault;
        if (fault?.isOnce === true) fault = null;
        return disturbing === null ? answer() : disturbing.respond(answer);
      },
    },
  );
  const { world, fire } = product;
  /** Advances the time of page and server, in ms. */
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await flushImmediates();
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      world.advance(Date.now());
    }
  };
  return {
    scope: () => product.scope,
    world,
    storageWrites,
    fire,
    pass,
    get: <T>(store: Store<T>): T => product.scope.getState(store),
    /** Opens the signed-in part, as the app does after signing in. */
    enter: async () => {
      if (!product.scope.getState($isAuthenticated)) return;
      fire(workspaceOpened, undefined);
      await pass(1_000);
    },
    /** Number of requests of the disturbed call so far. */
    sends: () => sends,
    disturb: (next: Fault | null) => {
      fault = next;
    },
  };
};

/** A running product with a call that can be disturbed. */
export type Tab = Awaited<ReturnType<typeof openTab>>;
