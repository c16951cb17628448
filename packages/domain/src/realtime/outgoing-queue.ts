import { REALTIME } from '../limits';

/** Holds what is to be sent until there is a connection: at most 100 texts, the oldest are dropped (spec §9). */
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
