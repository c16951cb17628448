import type { OtherTabs, TabMessage } from '../../api/cross-tab/session-channel';

/** The tabs of one browser, in one process. */
export const createFakeTabs = () => {
  const listeners = new Set<(message: TabMessage) => void>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    /** Opens one more tab. */
    open: (): OtherTabs => {
      let own: ((message: TabMessage) => void) | null = null;
      return {
        takeTurns: (run) => {
          const turn = lastTurn.then(run, run);
          lastTurn = turn.catch(() => undefined);
          return turn;
        },
        tell: (message) => listeners.forEach((listener) => listener !== own && listener(message)),
        listen: (listener) => {
          own = listener;
          listeners.add(listener);
        },
      };
    },
  };
};
