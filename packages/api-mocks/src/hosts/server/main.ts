import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { readSettings } from './settings';
import { startServer } from './start-server';

const start = async () => {
  const { callLimits, ...options } = readSettings(process.env, process.argv.slice(3));
  const server = await startServer({ ...options, now: Date.now });
  server.world.flags.callLimits = callLimits;
  return server;
};

// A wrong setting ends with its reason, not with a stack trace.
const server = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

console.log(`Simulated API:  ${server.origin}/api  (websocket: ${server.origin.replace('http', 'ws')}/ws)`);
console.log(`Simulator:      curl ${server.origin}/simulator`);
console.log(`Sign in as:     ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
