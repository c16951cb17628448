import type { TrafficEvent } from '../../commands/simulator-schemas';
import type { Clock } from '../../db/clock';
import { blankSecrets } from './blank-secrets';

/** Calls and messages of a world, sent to all listeners. Without one it does nothing. */
export interface Traffic {
  /** Calls `listener` with every event from now on, until the returned function is called. */
  listen(listener: (event: TrafficEvent) => void): () => void;
  hasListeners(): boolean;
  /** A number that no other call of this world has. */
  nextCall(): number;
  report(event: TrafficEvent): void;
  frame(from: 'server' | 'client', text: string): void;
  websocket(event: 'opened' | 'closed' | 'refused', code?: number): void;
}

/** Starts without listeners. */
export const createTraffic = (clock: Clock): Traffic => {
  const listeners = new Set<(event: TrafficEvent) => void>();
  let calls = 0;
  const report = (event: TrafficEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
    nextCall: () => {
      calls += 1;
      return calls;
    },
    report,
    frame: (from, text) => {
      if (listeners.size > 0) report({ at: clock.iso(), kind: 'frame', from, frame: blankSecrets(text) });
    },
    websocket: (event, code) => {
      report({ at: clock.iso(), kind: 'websocket', event, code: code ?? null });
    },
  };
};
