import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { ScenarioId } from '../../scenarios';
import { createWorld } from '../../world/create-world';
import type { Scenario } from '../../world/scenario';
import type { World } from '../../world/world';
import { serveHttp, type RequestInterceptor } from './serve-http';
import { serveRealtime } from './realtime';

export interface ServerOptions {
  readonly scenario: ScenarioId | Scenario;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** Address to listen on. Default: 127.0.0.1, which other machines cannot reach. */
  readonly host?: string;
  /** Origins whose pages may call the API with credentials, besides the server's own. Default: none. */
  readonly allowedOrigins?: readonly string[];
  /** Folder of a built dashboard. Default: null, none. */
  readonly staticDir?: string | null;
  /** The present, ms since 1970. Default: the world's clock is frozen until it is moved. */
  readonly now?: () => number;
  /** Intercepts every call. Default: none. */
  readonly intercept?: RequestInterceptor;
}

/** A running server. */
export interface RunningServer {
  /** Its address, for example `http://localhost:4000`. */
  readonly origin: string;
  readonly world: World;
  /** Closes all connections; a second call does nothing. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;

/**
 * Advances a world with real time, from the current time of its clock: after a jump it continues from there.
 * @param realNow the machine's clock, ms since 1970
 * @returns a function that advances the world's clock to the present
 */
const createClockSync = (world: World, realNow: () => number) => {
  let last = realNow();
  // Less than a millisecond: the clock counts whole ones, and a token that names a fraction would be refused.
  let rest = 0;
  return (): void => {
    const now = realNow();
    const passed = rest + Math.max(0, now - last) * world.clock.speed;
    const whole = Math.round(passed);
    rest = passed - whole;
    world.advance(world.clock.now() + whole);
    last = now;
  };
};

/**
 * Serves a world over plain HTTP and websocket on one port.
 * @throws when the port is taken, or the folder has no built dashboard
 */
export const startServer = async ({
  scenario,
  port = 0,
  host = '127.0.0.1',
  allowedOrigins = [],
  staticDir = null,
  now,
  intercept,
}: ServerOptions): Promise<RunningServer> => {
  if (staticDir !== null && !existsSync(join(staticDir, 'index.html')))
    throw new Error(`${staticDir} has no index.html, so it is no built dashboard. Run npm run build.`);
  const world = createWorld(scenario, now?.());
  const syncClock = now === undefined ? () => undefined : createClockSync(world, now);
  const server = createServer(serveHttp({ world, staticDir, syncClock }, allowedOrigins, intercept));
  const realtime = serveRealtime(server, world, allowedOrigins);
  server.listen(port, host);
  await once(server, 'listening');
  const ticker = setInterval(syncClock, TICK_MS);
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    origin,
    world,
    close: async () => {
      if (!server.listening) return;
      clearInterval(ticker);
      realtime.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
