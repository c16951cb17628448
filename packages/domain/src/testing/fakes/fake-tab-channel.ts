import type { LockClaim, TabGroup, TabNews } from '../../realtime';

/** What pages send each other, and locks, arrive later. */
const later = (run: () => void): void => void Promise.resolve().then(run);

/** The locks of one browser: the first claim in a queue holds the lock, unless it is stolen. */
const createLocks = () => {
  const queues = new Map<string, LockClaim[]>();
  const claim = (own: LockClaim): (() => void) => {
    const name = `${own.userId} ${own.lock}`;
    let isOver = false;
    const queue = (): readonly LockClaim[] => queues.get(name) ?? [];
    const grant = (): void => {
      const [first] = queue();
      later(() => first !== undefined && queue()[0] === first && first.onHeld());
    };
    const guarded: LockClaim = {
      ...own,
      onHeld: () => !isOver && own.onHeld(),
      onStolen: () => !isOver && own.onStolen(),
    };
    const [holder, ...waiting] = queue();
    if (own.steals || holder === undefined) {
      queues.set(name, [guarded, ...waiting]);
      grant();
      later(() => holder?.onStolen());
    } else queues.set(name, [holder, ...waiting, guarded]);
    return () => {
      isOver = true;
      const wasFirst = queue()[0] === guarded;
      queues.set(
        name,
        queue().filter((other) => other !== guarded),
      );
      if (wasFirst) grant();
    };
  };
  return claim;
};

/** The tabs of one browser that share a connection, in one process. */
export const createFakeTabGroup = () => {
  const listeners = new Set<(message: TabNews) => void>();
  const told: TabNews[] = [];
  const claim = createLocks();
  return {
    /** Everything that any tab told. */
    told,
    /** Opens one more tab. */
    open: (): TabGroup => {
      let own: ((message: TabNews) => void) | null = null;
      return {
        build: 'test',
        claim,
        tell: (message) => {
          told.push(message);
          const copy = structuredClone(message);
          listeners.forEach((listener) => {
            if (listener !== own) later(() => listeners.has(listener) && listener(copy));
          });
        },
        listen: (listener) => {
          own = listener;
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
    },
  };
};
