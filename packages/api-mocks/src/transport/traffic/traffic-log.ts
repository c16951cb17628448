import type { TrafficEvent } from '../../commands/simulator-schemas';
import type { Traffic } from './traffic';

/** Stored entries; the oldest is dropped for a new one. */
const MAX_ENTRIES = 500;

/** A recorded event with a number of its own. */
export type TrafficEntry = TrafficEvent & { readonly id: number };

/** Records the newest events of a world from now on, newest first. A response takes the place of its request. */
export const createTrafficLog = (traffic: Traffic) => {
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
    /** The same list until the next event. */
    entries: () => entries,
    /** Calls `listener` after each event, until the returned function is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
