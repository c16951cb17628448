/** The stand-alone server within a test's own process, and commands for its world. */
export * from '../../commands/circumstances';
export * from '../../commands/numbers';
export * from '../../commands/payments';
export * from '../../commands/time';
export { sampleOf } from '../../hostile/sample-of';
export * from '../../hostile/texts';
export type { RequestInterceptor } from './serve-http';
export { startServer, type RunningServer, type ServerOptions } from './start-server';
