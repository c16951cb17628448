import type { RequestInterceptor } from '@sms/api-mocks/server';
import type { Fault } from '../../src/testing/fault-injection/faults/call-faults';

/** What opens the session, before a page makes calls of its own. */
const OPENING = ['/api/health', '/api/csrf-token', '/api/auth/refresh', '/api/auth/me'];

/** Which calls a fault hits: every call, or those that follow the opening of the session. */
export type Hit = 'every call' | 'after the opening';

/** Stands between the pages and the server, and intercepts their calls while a fault is armed. */
export const createFaultyCalls = () => {
  let fault: Fault | null = null;
  let hit: Hit = 'every call';
  let met = new Set<string>();
  const intercept: RequestInterceptor = (request, carryOut) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const isSpared = hit === 'after the opening' && OPENING.includes(pathname);
    if (fault === null || isSpared || (fault.isOnce === true && met.has(call))) return carryOut();
    met.add(call);
    return fault.respond(carryOut);
  };
  return {
    intercept,
    /** From now on calls meet this fault; of one that happens once, each call meets it once. */
    arm: (next: Fault, hits: Hit): void => {
      [fault, hit, met] = [next, hits, new Set()];
    },
    /** From now on all calls are answered as they should be. */
    lift: (): void => {
      fault = null;
    },
    /** How many kinds of calls met the fault. */
    met: (): number => met.size,
  };
};

export type FaultyCalls = ReturnType<typeof createFaultyCalls>;
