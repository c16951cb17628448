import { REALTIME } from '../limits';

/** Holds what is to be sent until there is a connection: at most 100, the oldest give way (spec §9). */
export const createOutgoingQueue = () => {
  let waiting: string[] = [];
  return {
    add: (text: string): void => {
      waiting = [...waiting, text].slice(-REALTIME.queueLimit);
    },
    /** Hands over everything, oldest first, and is empty. */
    takeAll: (): readonly string[] => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
};
