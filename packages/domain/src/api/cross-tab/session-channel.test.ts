import { expect, it } from 'vitest';
import { balance } from '../../contracts/payments-calls';
import {
  BALANCE,
  REFRESH,
  balanceResponse,
  createClientWithServer,
  createSignedInClient,
  signIn,
} from '../../testing/harness/client-with-server';
import type { SessionChannel, SessionMessage } from './session-channel';
import { errorResponse, json, type FakeRoute } from '../../testing/fakes/fake-fetch';

/**
 * A server with one cookie jar: the last user to sign in owns the next refresh, and each user pays with their
 * own money.
 */
const createSharedJar = () => {
  let owner = 'ada';
  /** A session with this token; the names of the users differ in length. */
  const sessionWith = (accessToken: string) =>
    json({ success: true, accessToken, user: { id: owner.length, username: owner } });
  return {
    'POST /api/auth/login': ({ body }) => {
      owner = (JSON.parse(body ?? '') as { username: string }).username;
      return sessionWith(owner);
    },
    [REFRESH]: () => sessionWith(`${owner}-new`),
    [BALANCE]: ({ headers }) =>
      headers.get('Authorization')?.endsWith('-new')
        ? balanceResponse()
        : errorResponse(401, 'TOKEN_EXPIRED'),
  } satisfies Record<string, FakeRoute>;
};

/** The tabs of one browser, in one process. */
const createFakeSessionChannel = () => {
  const listeners = new Set<(message: SessionMessage) => void>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  return {
    /** Opens one more tab. */
    open: (): SessionChannel => {
      let own: ((message: SessionMessage) => void) | null = null;
      return {
        withLock: (run) => {
          const turn = lastTurn.then(run, run);
          lastTurn = turn.catch(() => undefined);
          return turn;
        },
        broadcast: (message) => listeners.forEach((listener) => listener !== own && listener(message)),
        listen: (listener) => {
          if (own !== null) listeners.delete(own);
          own = listener;
          listeners.add(listener);
        },
      };
    },
  };
};

const openTabs = async (routes: Record<string, FakeRoute>) => {
  const tabs = createFakeSessionChannel();
  const first = await createSignedInClient(routes, { sessionChannel: tabs.open() });
  const second = await createSignedInClient(routes, { sessionChannel: tabs.open() });
  return { tabs, first, second };
};

it('refresh across tabs: runs once per tab, in turns: 50 calls of two tabs that fail together', async () => {
  let underWay = 0;
  let mostAtOnce = 0;
  const { [REFRESH]: refresh, ...routes } = createSharedJar();
  const { first, second } = await openTabs({
    ...routes,
    [REFRESH]: async () => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      await Promise.resolve();
      underWay -= 1;
      return refresh();
    },
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? first : second).client.call(balance, {})),
  );
  expect(answers.map((answer) => answer.balance)).toEqual(Array.from({ length: 50 }, () => 12.5));
  expect([first, second].map(({ server }) => server.count(REFRESH))).toEqual([1, 1]);
  expect(mostAtOnce).toBe(1);
});

it('refresh across tabs: broadcasts the user of the session, and no token', async () => {
  const { tabs, first, second } = await openTabs(createSharedJar());
  const received: unknown[] = [];
  tabs.open().listen((message) => received.push(message));
  await first.client.refresh();
  await signIn(second.client);
  expect(received).toEqual([
    { type: 'session', userId: '3' },
    { type: 'session', userId: '3' },
  ]);
  expect(second.client.accessToken()).not.toBeNull();
});

it('token of another user: does not notify a signed-out tab', async () => {
  const tabs = createFakeSessionChannel();
  const routes = createSharedJar();
  const visited = createClientWithServer(routes, { sessionChannel: tabs.open() });
  await createSignedInClient(routes, { sessionChannel: tabs.open() });
  expect(visited.onSessionExpired).not.toHaveBeenCalled();
  await signIn(visited.client, 'olumide');
  expect(visited.client.accessToken()).toBe('olumide');
});

it('token of another user: ends the session of a tab that gets it by a refresh and has to ask whose it is', async () => {
  const tab = await createSignedInClient({
    ...createSharedJar(),
    [REFRESH]: () => json({ success: true, accessToken: 'olumide-new' }),
    'GET /api/auth/me': () => json({ success: true, user: { id: 99, username: 'olumide' } }),
  });
  await expect(tab.client.call(balance, {})).rejects.toEqual({ kind: 'stale-session' });
  expect(tab.client.accessToken()).toBeNull();
  expect(tab.onSessionExpired).toHaveBeenCalledExactlyOnceWith('ended');
  expect(tab.server.count(BALANCE)).toBe(1);
});

it('token of another user: a tab that lost its session does not end the new one', async () => {
  const tabs = createFakeSessionChannel();
  const routes = {
    ...createSharedJar(),
    'POST /api/auth/logout': () => errorResponse(401, 'TOKEN_EXPIRED'),
  };
  const deaf = await createSignedInClient(routes, {
    sessionChannel: { ...tabs.open(), listen: () => undefined },
  });
  const other = createClientWithServer(routes, { sessionChannel: tabs.open() });
  await signIn(other.client, 'olumide');
  await deaf.client.logout();
  expect(deaf.client.accessToken()).toBeNull();
  expect(other.client.accessToken()).not.toBeNull();
  expect(other.onSignedOutElsewhere).not.toHaveBeenCalled();
});

it.each([
  ['INVALID_REFRESH_TOKEN', 'signed-in-elsewhere'],
  ['REFRESH_TOKEN_MISSING', 'ended'],
])('session end: a refresh refused with %s reports %s', async (code, reason) => {
  const { client, onSessionExpired } = await createSignedInClient({
    [REFRESH]: () => errorResponse(401, code),
  });
  await client.refresh().catch(() => undefined);
  expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(reason);
});
