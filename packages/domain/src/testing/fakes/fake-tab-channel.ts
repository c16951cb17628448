import type { LeadRequest, TabChannel, TabMessage } from '../../realtime/tabs/tab-channel';

/** Messages between pages, and locks, arrive asynchronously. */
const later = (run: () => void): void => void Promise.resolve().then(run);

/** The leads of one browser: the first request in a queue has it, unless it is stolen. */
const createLeads = () => {
  const queues = new Map<string, LeadRequest[]>();
  const claim = (own: LeadRequest): (() => void) => {
    const name = own.userId;
    let isOver = false;
    const queue = (): readonly LeadRequest[] => queues.get(name) ?? [];
    const grant = (): void => {
      const [first] = queue();
      later(() => first !== undefined && queue()[0] === first && first.onHeld());
    };
    const guarded: LeadRequest = {
      ...own,
      onHeld: () => !isOver && own.onHeld(),
      onStolen: () => !isOver && own.onStolen(),
    };
    const [holder, ...waiting] = queue();
    if (own.steal || holder === undefined) {
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
export const createFakeTabChannel = () => {
  const listeners = new Set<(message: TabMessage) => void>();
  const sent: TabMessage[] = [];
  const requestLead = createLeads();
  return {
    /** Every message that any tab sent. */
    sent,
    open: (): TabChannel => {
      let own: ((message: TabMessage) => void) | null = null;
      return {
        build: 'test',
        requestLead,
        broadcast: (message) => {
          sent.push(message);
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
