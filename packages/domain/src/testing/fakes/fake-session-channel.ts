import type { SessionChannel, SessionMessage } from '../../api/cross-tab/session-channel';

/** The tabs of one browser, in one process. */
export const createFakeSessionChannel = () => {
  const listeners = new Set<(message: SessionMessage) => void>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    /** Opens one more tab. */
    open: (): SessionChannel => {
      let own: ((message: SessionMessage) => void) | null = null;
      return {
        withLock: (run) => {
          const turn = lastTurn.then(run, run);
          lastTurn = turn.catch(() => undefined);
          return turn;
        },
        broadcast: (message) => listeners.forEach((listener) => listener !== own && listener(message)),
        listen: (listener) => {
          if (own !== null) listeners.delete(own);
          own = listener;
          listeners.add(listener);
        },
      };
    },
  };
};
