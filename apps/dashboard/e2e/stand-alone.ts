import { test as base } from '@playwright/test';
import type { ScenarioId } from '@sms/api-mocks';
import { startServer, type RunningServer } from '@sms/api-mocks/server';

/** The port .env.cross-origin names. */
const PORT = 5050;

interface StandAlone {
  /** How the server's world starts. */
  readonly scenario: ScenarioId;
  /** Answers the calls of the page, and serves the production build with the headers of production. */
  readonly server: RunningServer;
  /** The same build with the API's origin built in, served from another origin. */
  readonly elsewhere: string;
}

/** Tests of the production build beside the stand-alone server: each begins in a world of its own. */
export const test = base.extend<StandAlone>({
  scenario: ['first-purchase', { option: true }],
  elsewhere: 'http://localhost:4174',
  server: async ({ scenario, elsewhere }, use) => {
    const server = await startServer({
      scenario,
      port: PORT,
      allowedOrigins: [elsewhere],
      staticDir: 'dist',
      now: Date.now,
    });
    await use(server);
    await server.close();
  },
});
