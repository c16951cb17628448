import type { LeadRequest, TabChannel, TabMessage } from '../../realtime/tabs/tab-channel';

/** Messages between pages, and locks, arrive asynchronously. */
const later = (run: () => void): void => void Promise.resolve().then(run);

/** The leads of one browser: the first request in a queue has it, unless it is stolen. */
const createLeads = () => {
  const queues = new Map<string, readonly LeadRequest[]>();
  return (request: LeadRequest): (() => void) => {
    let isOver = false;
    const own: LeadRequest = { ...request, onStolen: () => !isOver && request.onStolen() };
    const queue = () => queues.get(request.userId) ?? [];
    const become = (next: readonly LeadRequest[]): void => {
      const [before] = queue();
      const [first] = next;
      queues.set(request.userId, next);
      if (first !== before) later(() => queue()[0] === first && first?.onHeld());
    };
    const [holder, ...waiting] = queue();
    become(request.steal ? [own, ...waiting] : [...queue(), own]);
    if (request.steal) later(() => holder?.onStolen());
    return () => {
      isOver = true;
      become(queue().filter((other) => other !== own));
    };
  };
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
