import type { RequestInterceptor } from '@sms/api-mocks/server';
import type { Fault } from '../../src/testing/fault-injection/faults/call-faults';

/** Calls that start the session, before a page makes its own. */
const SESSION_START = ['/api/health', '/api/csrf-token', '/api/auth/refresh', '/api/auth/me'];

/** The calls that a fault hits: all, or those after the session start. */
export type Hit = 'every call' | 'after session start';

/** Intercepts the calls between the pages and the server while a fault is armed. */
export const createFaultyCalls = () => {
  let fault: Fault | null = null;
  let hit: Hit = 'every call';
  let met = new Set<string>();
  const intercept: RequestInterceptor = (request, carryOut) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const isSpared = hit === 'after session start' && SESSION_START.includes(pathname);
    if (fault === null || isSpared || (fault.isOnce === true && met.has(call))) return carryOut();
    met.add(call);
    return fault.respond(carryOut);
  };
  return {
    intercept,
    /** Arms a fault for the following calls; a one-time fault hits each call once. */
    arm: (next: Fault, hits: Hit): void => {
      [fault, hit, met] = [next, hits, new Set()];
    },
    /** Lifts the fault. */
    lift: (): void => {
      fault = null;
    },
    /** Number of different calls that were hit. */
    met: (): number => met.size,
  };
};

export type FaultyCalls = ReturnType<typeof createFaultyCalls>;
