import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { connect, missingParameters, socketOwner } from '../../transport/connect';
import type { World } from '../../world/world';
import { isAllowed } from './cross-origin';
import { addressOf } from './http-exchange';

const PATH = '/ws';

const SERVER_SHUTS_DOWN = 1000;

const serve = (client: WebSocket, world: World, address: URL): void => {
  // A broken frame closes the connection; there is no client to report it to.
  client.on('error', () => undefined);
  const connection = connect(world, address.href, {
    send: (text) => {
      client.send(text);
    },
    close: (code, reason) => {
      client.close(code, reason);
    },
  });
  client.on('message', (data) => {
    if (Buffer.isBuffer(data)) connection.receive(data.toString('utf8'));
  });
  client.on('close', connection.closed);
};

/**
 * Accepts websockets on `/ws`. Where the company checks tokens at the upgrade, a bad token is refused there,
 * so that a browser sees the connection fail.
 */
export const serveRealtime = (server: Server, world: World, listedOrigins: readonly string[]) => {
  /** The status of a refused upgrade, or null when it is accepted. */
  const upgradeRejection = ({ headers }: IncomingMessage, address: URL | null): number | null => {
    if (address?.pathname !== PATH) return 404;
    if (!isAllowed(listedOrigins, headers.origin ?? null, address.origin)) return 403;
    const missing = missingParameters(address.href);
    if (missing !== null) console.warn(`Websocket refused. ${missing}`);
    // Only an open websocket can give a reason.
    const isChecked = missing === null && world.flags.tokensCheckedAtUpgrade && !world.flags.serverDown;
    return isChecked && socketOwner(world, address.href) === null ? 401 : null;
  };

  const unanswered = new Set<Duplex>();
  const sockets = new WebSocketServer({
    noServer: true,
    verifyClient: ({ req }, answer: (isAccepted: boolean, status?: number) => void) => {
      if (world.flags.socketsSilent) {
        unanswered.add(req.socket);
        return;
      }
      const rejection = upgradeRejection(req, addressOf(req));
      if (rejection === null) answer(true);
      else answer(false, rejection);
    },
  });
  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    sockets.handleUpgrade(incoming, stream, head, (client) => {
      const address = addressOf(incoming);
      if (address !== null) serve(client, world, address);
    });
  });
  return {
    /** Closes every websocket with code 1000. */
    close: (): void => {
      for (const stream of unanswered) stream.destroy();
      for (const client of sockets.clients) client.close(SERVER_SHUTS_DOWN, 'Server shutting down');
    },
  };
};
