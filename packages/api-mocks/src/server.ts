/** The stand-alone server within a test's own process, and what a test can make happen in its world. */
export * from './commands/circumstances';
export * from './commands/numbers';
export * from './commands/payments';
export * from './commands/time';
export { startServer, type RunningServer, type ServerOptions } from './server/start-server';
