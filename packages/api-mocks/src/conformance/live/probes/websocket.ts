import { differencesIn, wordOf, type Difference } from '../../checks/difference';
import { connectWebSocket, type WebSocketConnection } from '../../client/connect-websocket';

/** Timeout of an immediate reaction, in ms. */
const SOON_MS = 5_000;

/** Close code of a refused authentication (spec §8). */
const POLICY_VIOLATION = 1008;

interface Owner {
  readonly origin: string;
  readonly token: string;
  readonly userId: string;
}

/** The value of a promise, or null on timeout. */
const nullWhenLate = <T>(promise: Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), SOON_MS);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

const openConnection = ({ origin, token, userId }: Owner): WebSocketConnection =>
  connectWebSocket(origin, { token, userId, compression: 'true', version: '2.0' });

const ping = (connection: WebSocketConnection, messageId: string): void => {
  connection.send(JSON.stringify({ type: 'ping', messageId, timestamp: new Date().toISOString() }));
};

const differInStatus = differencesIn('websocket', 'status');
const differInBehaviour = differencesIn('websocket', 'behaviour');

const checkRejectedToken = async (owner: Owner): Promise<readonly Difference[]> => {
  const connection = openConnection(owner);
  const code = await nullWhenLate(connection.closed);
  connection.close();
  if (code === POLICY_VIOLATION) return [];
  const actual = code === null ? 'left open' : `closed with ${code}`;
  return [differInStatus('a bad token', `closed with ${POLICY_VIOLATION}`, actual)];
};

const checkTwoConnections = async (owner: Owner): Promise<readonly Difference[]> => {
  const older = openConnection(owner);
  await nullWhenLate(older.next('connection_established'));
  const newer = openConnection(owner);
  await nullWhenLate(newer.next('connection_established'));
  ping(older, 'ping_of_older');
  const answered = await nullWhenLate(
    Promise.race([older.next('pong').then(() => 'older'), newer.next('pong').then(() => 'newer')]),
  );
  older.close();
  newer.close();
  await Promise.all([nullWhenLate(older.closed), nullWhenLate(newer.closed)]);
  if (answered === 'older') return [];
  const actual = answered === null ? 'neither is' : 'only the newest is';
  return [differInBehaviour('two at once', 'each is answered', actual)];
};

/** Checks of the websocket itself: authentication and pongs. */
export const checkWebsocket = async (owner: Owner): Promise<readonly Difference[]> => [
  ...(await checkRejectedToken({ ...owner, token: 'wrong' })),
  ...(await checkRejectedToken({ ...owner, userId: `${owner.userId}0` })),
  ...(await checkTwoConnections(owner)),
];

/** Opens the websocket that records messages while the calls are made; it must send a greeting and a pong. */
export const openListener = async (owner: Owner) => {
  const connection = openConnection(owner);
  const missing: Difference[] = [];
  if ((await nullWhenLate(connection.next('connection_established'))) === null) {
    missing.push(differInBehaviour('welcome', 'connection_established', 'nothing'));
  } else {
    ping(connection, 'ping_1');
    if ((await nullWhenLate(connection.next('pong'))) === null)
      missing.push(differInBehaviour('ping', 'pong', 'nothing'));
  }
  return {
    /** Types of all received messages. */
    types: () => [...new Set(connection.frames.map(({ type }) => wordOf(type)))],
    differences: () => [...missing, ...connection.differences],
    close: () => connection.close(),
  };
};
