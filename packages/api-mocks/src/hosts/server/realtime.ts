import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { connect, missingParameters, socketOwner } from '../../transport/connect';
import type { World } from '../../world/world';
import type { CrossOrigin } from './cross-origin';
import { addressOf } from './http-exchange';

const PATH = '/ws';

const NOT_FOUND = '404 Not Found';

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
export const serveRealtime = (server: Server, world: World, crossOrigin: CrossOrigin) => {
  /** The status of a refused upgrade, or null when it is accepted. */
  const upgradeRejection = (incoming: IncomingMessage, address: URL | null) => {
    if (address?.pathname !== PATH) return NOT_FOUND;
    if (!crossOrigin.isAllowed(incoming.headers.origin ?? null, address.origin)) return '403 Forbidden';
    const missing = missingParameters(address.href);
    if (missing !== null) console.warn(`Websocket refused. ${missing}`);
    // Only an open websocket can give a reason.
    const isChecked = missing === null && world.flags.tokensCheckedAtUpgrade && !world.flags.serverDown;
    return isChecked && socketOwner(world, address.href) === null ? '401 Unauthorized' : null;
  };

  const unanswered = new Set<Duplex>();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (world.flags.socketsSilent) {
      unanswered.add(stream);
      stream.on('close', () => unanswered.delete(stream));
      return;
    }
    const address = addressOf(incoming);
    const rejection = upgradeRejection(incoming, address);
    if (rejection !== null || address === null) {
      stream.end(`HTTP/1.1 ${rejection ?? NOT_FOUND}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(incoming, stream, head, (client) => {
      serve(client, world, address);
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
