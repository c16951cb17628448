import { wordOf, type Difference } from '../../checks/difference';
import { dial, type Line } from '../../client/connect-websocket';

/** How long something may take that should come at once, in ms. */
const SOON_MS = 5_000;

/** Close code of a refused sign-in (spec §8). */
const POLICY_VIOLATION = 1008;

interface Owner {
  readonly origin: string;
  readonly token: string;
  readonly userId: string;
}

/** What something comes to, or null when it does not come soon. */
const soon = <T>(promise: Promise<T>): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), SOON_MS);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

const open = ({ origin, token, userId }: Owner): Line =>
  dial(origin, { token, userId, compression: 'true', version: '2.0' });

const ping = (line: Line, messageId: string): void => {
  line.send(JSON.stringify({ type: 'ping', messageId, timestamp: new Date().toISOString() }));
};

const differ = (
  aspect: 'status' | 'behaviour',
  place: string,
  expected: string,
  actual: string,
): Difference => ({
  subject: 'websocket',
  aspect,
  place,
  expected,
  actual,
});

const checkRefusal = async (owner: Owner): Promise<readonly Difference[]> => {
  const line = open(owner);
  const code = await soon(line.closed);
  line.close();
  if (code === POLICY_VIOLATION) return [];
  return [
    differ(
      'status',
      'a bad token',
      `closed with ${POLICY_VIOLATION}`,
      code === null ? 'left open' : `closed with ${code}`,
    ),
  ];
};

const checkTwo = async (owner: Owner): Promise<readonly Difference[]> => {
  const older = open(owner);
  await soon(older.next('connection_established'));
  const newer = open(owner);
  await soon(newer.next('connection_established'));
  ping(older, 'ping_of_older');
  const answered = await soon(
    Promise.race([older.next('pong').then(() => 'older'), newer.next('pong').then(() => 'newer')]),
  );
  older.close();
  newer.close();
  await Promise.all([soon(older.closed), soon(newer.closed)]);
  if (answered === 'older') return [];
  return [
    differ(
      'behaviour',
      'two at once',
      'each is answered',
      answered === null ? 'nobody is' : 'only the newest is',
    ),
  ];
};

/** The websocket by itself: who is let in, who is answered. */
export const checkWebsocket = async (owner: Owner): Promise<readonly Difference[]> => {
  return [
    ...(await checkRefusal({ ...owner, token: 'wrong' })),
    ...(await checkRefusal({ ...owner, userId: `${owner.userId}0` })),
    ...(await checkTwo(owner)),
  ];
};

/** Opens the websocket that listens while the calls are made; it has to greet and to answer. */
export const listen = async (owner: Owner) => {
  const line = open(owner);
  const missing: Difference[] = [];
  if ((await soon(line.next('connection_established'))) === null) {
    missing.push(differ('behaviour', 'welcome', 'connection_established', 'nothing'));
  } else {
    ping(line, 'ping_1');
    if ((await soon(line.next('pong'))) === null)
      missing.push(differ('behaviour', 'ping', 'pong', 'nothing'));
  }
  return {
    /** Types of all messages that came. */
    types: () => [...new Set(line.frames.map(({ type }) => wordOf(type)))],
    differences: () => [...missing, ...line.differences],
    close: () => line.close(),
  };
};
