import { isScenarioId, scenarios } from '../../scenarios';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { startServer } from './start-server';

/** Development, preview and the usual port of a front end. */
const USUAL_ORIGINS = 'http://localhost:5173,http://localhost:4173,http://localhost:3000';

const {
  PORT = '4000',
  ADDRESS = '127.0.0.1',
  SCENARIO = 'demo',
  ALLOWED_ORIGINS = USUAL_ORIGINS,
} = process.env;

// A wrong setting ends with its reason, not with a stack trace.
const refuse = (reason: unknown): never => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
};

if (!isScenarioId(SCENARIO))
  throw refuse(`SCENARIO must be one of ${Object.keys(scenarios).join(', ')}, not ${SCENARIO}.`);

const server = await startServer({
  scenario: SCENARIO,
  port: Number(PORT),
  host: ADDRESS,
  // A browser sends no slash at the end.
  allowedOrigins: ALLOWED_ORIGINS.split(',').map((origin) => origin.trim().replace(/\/$/, '')),
  now: Date.now,
}).catch(refuse);

console.log(`Simulated API:  ${server.origin}/api  (websocket: ${server.origin.replace('http', 'ws')}/ws)`);
console.log(`Simulator:      curl ${server.origin}/simulator`);
console.log(`Sign in as:     ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
