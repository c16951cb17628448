import { isJsonObject } from '@sms/domain/contracts/shared/envelope';
import { pingMessage } from '@sms/domain/contracts/operations';
import * as v from 'valibot';
import { identify } from '../behaviour/access/session';
import { Rejection } from '../behaviour/rejection';
import type { UserRow } from '../db/rows';
import type { Socket } from '../world/sockets';
import type { World } from '../world/world';

/** The content of a JSON text; any other text stays as it is. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Close code of a refused authentication (spec §8). */
const POLICY_VIOLATION = 1008;

const INTERNAL_ERROR = 1011;

/** Close code that a browser reports for a websocket that was refused before it opened. */
const NEVER_OPENED = 1006;

/** Transport of a socket's messages. */
export type SocketTransport = Pick<Socket, 'send' | 'close'>;

/** Events of the transport. */
export interface Connection {
  readonly receive: (text: string) => void;
  readonly closed: () => void;
}

const ignored: Connection = { receive: () => undefined, closed: () => undefined };

const PARAMETERS = ['token', 'userId', 'compression', 'version'];

/** Says which parameters a websocket address lacks; null when it has all. */
export const missingParameters = (url: string): string | null => {
  const query = new URL(url).searchParams;
  const missing = PARAMETERS.filter((name) => !query.has(name));
  return missing.length === 0 ? null : `Missing in the address: ${missing.join(', ')}`;
};

/** The user of a websocket address, whose token must be valid and belong to its `userId`; otherwise null. */
export const socketOwner = (world: World, url: string): UserRow | null => {
  const query = new URL(url).searchParams;
  const identity = identify(world, query.get('token') ?? '');
  if (identity instanceof Rejection || String(identity.user.id) !== query.get('userId')) return null;
  return identity.user;
};

/**
 * Accepts a websocket that has an owner; any other is refused before it opens or closed with 1008, as by the
 * company. An incomplete address is closed with 1008 and what it lacks. While the server is down or refuses
 * websockets it closes with 1011. Text that is not a ping is ignored.
 */
export const connect = (world: World, url: string, transport: SocketTransport): Connection => {
  if (world.flags.serverDown || world.flags.socketsRefused) {
    transport.close(INTERNAL_ERROR, 'Server error');
    return ignored;
  }
  const missing = missingParameters(url);
  if (missing !== null) {
    transport.close(POLICY_VIOLATION, missing);
    return ignored;
  }
  const owner = socketOwner(world, url);
  if (owner === null && world.flags.tokensCheckedAtUpgrade) {
    transport.close(NEVER_OPENED, '');
    return ignored;
  }
  if (owner === null || world.flags.socketTokensRefused) {
    transport.close(POLICY_VIOLATION, 'Authentication required');
    return ignored;
  }
  const socket: Socket = { ...transport, userId: owner.id };
  world.sockets.add(socket);
  world.sockets.sendTo(socket, 'connection_established', {
    userId: String(socket.userId),
    timestamp: world.clock.iso(),
    features: ['payments', 'sms', 'settlements'],
  });
  return {
    receive: (text) => {
      const message = parseJson(text);
      if (!isJsonObject(message) || !v.is(pingMessage, message)) return;
      const { messageId } = message;
      world.sockets.sendTo(socket, 'pong', { timestamp: world.clock.now(), messageId });
    },
    closed: () => {
      world.sockets.remove(socket);
    },
  };
};
