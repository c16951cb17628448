import type { TrafficEvent } from '../../commands/simulator-schemas';
import type { Clock } from '../../db/clock';
import { blankSecrets } from './blank-secrets';

/** Calls and messages of a world, sent to all listeners; at first none. Without one it does nothing. */
export const createTraffic = (clock: Clock) => {
  const listeners = new Set<(event: TrafficEvent) => void>();
  let calls = 0;
  const report = (event: TrafficEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    /** Calls `listener` with every event from now on, until the returned function is called. */
    listen: (listener: (event: TrafficEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
    /** A number that no other call of this world has. */
    nextCall: () => {
      calls += 1;
      return calls;
    },
    report,
    frame: (from: 'server' | 'client', text: string): void => {
      if (listeners.size > 0) report({ at: clock.iso(), kind: 'frame', from, frame: blankSecrets(text) });
    },
    websocket: (event: 'opened' | 'closed' | 'refused', code?: number): void => {
      report({ at: clock.iso(), kind: 'websocket', event, code: code ?? null });
    },
  };
};

export type Traffic = ReturnType<typeof createTraffic>;
