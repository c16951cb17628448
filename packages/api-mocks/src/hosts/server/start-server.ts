import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ScenarioId } from '../../scenarios';
import { createWorld } from '../../world/create-world';
import type { Scenario } from '../../world/scenario';
import type { World } from '../../world/world';
import { createClockSync } from './clock-sync';
import { createCrossOrigin } from './http/cross-origin';
import { serveHttp, type RequestInterceptor } from './http/serve-http';
import { serveRealtime } from './realtime';
import { createWorldFile, readWorldFile } from './world-file';

export interface ServerOptions {
  readonly scenario: ScenarioId | Scenario;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** Origins whose pages may call the API with credentials, besides the server's own. Default: none. */
  readonly allowedOrigins?: readonly string[];
  /** Folder of a built dashboard. Default: null, an index page instead. */
  readonly staticDir?: string | null;
  /** The present, ms since 1970. Default: the world's clock is frozen until it is moved. */
  readonly now?: () => number;
  /** The world of a closed server, for a restarted one. Default: a new one. */
  readonly world?: World;
  /** File of the world: read at the start, where it exists, and written as the world changes. Default: none. */
  readonly keep?: string | null;
  /** Intercepts every call. Default: none. */
  readonly intercept?: RequestInterceptor;
  /** Time between two pings of a websocket, in ms. Default: 30 s. */
  readonly heartbeatMs?: number;
}

/** A running server. */
export interface RunningServer {
  /** Its address, for example `http://localhost:5000`. */
  readonly origin: string;
  readonly world: World;
  /** Closes all connections; a second call does nothing. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;
const HEARTBEAT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 30_000;

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Serves a world over plain HTTP and websocket on one port.
 * @throws when the port is taken, or the file contains no world or cannot be written
 */
export const startServer = async ({
  scenario,
  port = 0,
  allowedOrigins = [],
  staticDir = null,
  now,
  world: given,
  keep = null,
  intercept,
  heartbeatMs = HEARTBEAT_MS,
}: ServerOptions): Promise<RunningServer> => {
  const stored = keep === null ? null : await readWorldFile(keep);
  const world = given ?? stored ?? createWorld(scenario, now === undefined ? {} : { startsAt: now() });
  const file = keep === null ? null : createWorldFile(world, keep);
  const crossOrigin = createCrossOrigin(allowedOrigins);
  const syncClock = now === undefined ? () => undefined : createClockSync(world, now);
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS },
    serveHttp({ world, staticDir, syncClock }, crossOrigin, intercept),
  );
  const realtime = serveRealtime(server, world, crossOrigin, heartbeatMs);
  const ticker = setInterval(() => {
    syncClock();
    file?.writeChanges();
  }, TICK_MS);
  server.listen(port);
  try {
    await once(server, 'listening');
    file?.write();
  } catch (error) {
    clearInterval(ticker);
    server.close();
    throw isPortTaken(error)
      ? new Error(`Port ${port} is in use. End the other server, or choose another port: PORT=${port + 1}.`)
      : error;
  }
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
      file?.write();
      await once(server, 'close');
    },
  };
};
