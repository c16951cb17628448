import { openSharedWorld } from '../hosts/browser/shared-world/shared-world';
import { createMemoryStore } from '../hosts/browser/shared-world/text-store';
import type { ScenarioId } from '../scenarios';
import type { Signal } from '../world/sockets';

/** Simulates a browser: pages that share one store, one lock and one channel. */
export const createPages = (startsAt: number) => {
  const store = createMemoryStore();
  const clock = { now: startsAt };
  const listeners: ((signal: Signal) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const withLock = <T>(step: () => Promise<T>): Promise<T> => {
    const turn = last.then(step);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    store,
    clock,
    open: async (wanted: ScenarioId | null = null) => {
      let own: (signal: Signal) => void = () => undefined;
      return openSharedWorld(wanted, {
        store,
        withLock,
        channel: {
          send: (signal) => {
            for (const listener of listeners) if (listener !== own) listener(signal);
          },
          listen: (listener) => {
            own = listener;
            listeners.push(listener);
          },
        },
        now: () => clock.now,
        onTimeJump: () => undefined,
      });
    },
  };
};
