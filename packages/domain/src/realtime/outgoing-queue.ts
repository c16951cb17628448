import { REALTIME } from '../limits';

/**
 * Holds what is to be sent until there is a connection: at most 100 texts, the oldest are dropped (spec §9). Nothing uses
 * it yet: pings, the only texts that the specification has the app send, are of no use later and never wait here.
 */
export const createOutgoingQueue = () => {
  let waiting: string[] = [];
  return {
    add: (text: string): void => {
      waiting = [...waiting, text].slice(-REALTIME.queueLimit);
    },
    /** Removes and returns everything, oldest first. */
    takeAll: (): readonly string[] => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
};
