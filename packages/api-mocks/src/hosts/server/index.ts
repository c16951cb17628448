/** The stand-alone server within a test's own process, and commands for its world. */
export { dropSockets, expireSessions } from '../../commands/circumstances';
export { buyElsewhere, cancelElsewhere, reachableNumbers, sendSms } from '../../commands/numbers';
export { addFunds } from '../../commands/payments';
export { advanceBy } from '../../commands/time';
export { sampleOf } from '../../hostile/sample-of';
export { EXECUTED_MARKER, hostileTexts, INJECTED_ATTRIBUTE } from '../../hostile/texts';
export type { RequestInterceptor } from './serve-http';
export { startServer, type RunningServer, type ServerOptions } from './start-server';
