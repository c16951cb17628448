import type { TrafficEvent } from '../../commands/simulator-schemas';
import type { Traffic } from './traffic';

/** Stored entries; the oldest is dropped for a new one. */
const MAX_ENTRIES = 500;

/** A recorded event with a number of its own. */
export type TrafficEntry = TrafficEvent & { readonly id: number };

/** The newest events of a world, newest first. A response takes the place of its request. */
export interface TrafficLog {
  /** The same list until the next event. */
  readonly entries: () => readonly TrafficEntry[];
  /** Calls `listener` after each event, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Records the traffic from now on. */
export const createTrafficLog = (traffic: Traffic): TrafficLog => {
  const listeners = new Set<() => void>();
  let entries: readonly TrafficEntry[] = [];
  let count = 0;
  const add = (event: TrafficEvent): void => {
    count += 1;
    entries = [{ ...event, id: count }, ...entries.slice(0, MAX_ENTRIES - 1)];
  };
  traffic.listen((event) => {
    const sent =
      event.kind === 'call'
        ? entries.find((entry) => entry.kind === 'request' && entry.call === event.call)
        : undefined;
    if (sent === undefined) add(event);
    else entries = entries.map((entry) => (entry === sent ? { ...event, id: sent.id } : entry));
    for (const listener of listeners) listener();
  });
  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
