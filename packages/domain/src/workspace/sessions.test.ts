import { allSettled, fork, scopeBind, type EventCallable } from 'effector';
import { expect, it } from 'vitest';
import { $user, sessionExpired, signedOutElsewhere } from '../api/session/current-user';
import { $isOnline } from '../lib/offline';
import { wentOffline } from '../lib/page';
import { $ports, noBrowser } from '../lib/ports';
import { sessionEnded } from '../lib/session-events';
import { $timers } from '../lib/time/timers';
import { createFakeApiClient, type FakeApiClient } from '../testing/fakes/fake-api-client';
import { ada } from '../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { aRejection } from '../testing/fixtures/a-rejection';
import { $pendingCallback, callbackOpened } from '../payments/pending-callback';
import { $session, accountCreated, signOutClicked } from '../session/session';
import { sessionEndNotice } from '../session/session-state';
import { loginForm } from '../session/login-form';
import { $returnPath, returnPathFound } from '../session/redirect';
import { createSessions } from './sessions';

const noSession = () => Promise.reject(aRejection({ status: 401 }));

useFakeClock();

/** A page with a session of Ada's, or without one. */
const openPage = async ({ isSignedIn = false } = {}) => {
  const clients: FakeApiClient[] = [];
  const sessions = createSessions({
    createClient: () => {
      const hasSession = isSignedIn && clients.length === 0;
      const refresh = hasSession ? () => Promise.resolve(null) : noSession;
      const client = createFakeApiClient({ health: () => null, me: () => ada, refresh });
      clients.push(client);
      return client;
    },
    forkScope: (values) => fork({ values: [[$ports, noBrowser], ...values] }),
  });
  const close = sessions.start();
  await pass();
  return {
    sessions,
    close,
    clients,
    scope: () => sessions.shown().scope,
    fire: <T>(unit: EventCallable<T>, params: T): void =>
      scopeBind(unit, { scope: sessions.shown().scope })(params),
  };
};

type Page = Awaited<ReturnType<typeof openPage>>;

const signIn = async ({ fire }: Page): Promise<void> => {
  fire(loginForm.acted, { kind: 'edited', field: 'username', value: 'ada' });
  fire(loginForm.acted, { kind: 'edited', field: 'password', value: 'secret' });
  fire(loginForm.submitted, undefined);
  await pass();
};

it('sessions: signing in opens a scope with the user, and what the guest came with', async () => {
  const page = await openPage();
  const guest = page.scope();
  expect(guest.getState($session).phase).toBe('anonymous');
  page.fire(returnPathFound, '/history');
  page.fire(accountCreated, undefined);
  await signIn(page);
  const scope = page.scope();
  expect(scope).not.toBe(guest);
  expect(scope.getState($user)).toEqual(ada);
  expect(scope.getState($session).phase).toBe('signed-in');
  expect([scope.getState($returnPath), scope.getState($session).isAccountNew]).toEqual(['/history', true]);
});

const CALLBACK = { status: 'successful', txRef: 'SMS_7_1_AAAAAA' };

const signOut = ({ fire }: Page): void => fire(signOutClicked, undefined);

it.each([
  ["'Sign out'", signOut, null, false],
  [
    'expiry',
    ({ clients }: Page) => clients[0]?.tell(sessionExpired, 'ended'),
    'Your session has ended. Please sign in again.',
    true,
  ],
  [
    "'Sign out' in another tab",
    ({ clients }: Page) => clients[0]?.tell(signedOutElsewhere, undefined),
    'You signed out in another window.',
    false,
  ],
])(
  'sessions: %s leads to a scope that knows why, and nothing of the user',
  async (_, end, notice, isCarried) => {
    const page = await openPage({ isSignedIn: true });
    page.fire(wentOffline, undefined);
    page.fire(returnPathFound, '/history');
    page.fire(callbackOpened, CALLBACK);
    const ended = page.scope();
    end(page);
    await pass();
    const scope = page.scope();
    expect(scope).not.toBe(ended);
    expect([scope.getState($session).phase, scope.getState($user)]).toEqual(['anonymous', null]);
    const session = scope.getState($session);
    expect([sessionEndNotice(session), session.isPathCarried]).toEqual([notice, isCarried]);
    expect([scope.getState($returnPath), scope.getState($isOnline)]).toEqual([null, false]);
    // A payment that was made meanwhile is checked after the next sign-in, but not for the next person.
    expect(scope.getState($pendingCallback)).toEqual(end === signOut ? null : CALLBACK);
    expect(page.clients).toHaveLength(2);
  },
);

it('sessions: an ended scope replaces nothing, and its reason is not told twice', async () => {
  const page = await openPage({ isSignedIn: true });
  const ended = page.scope();
  page.clients[0]?.tell(sessionExpired, 'ended');
  await pass();
  await signIn(page);
  const { id, scope } = page.sessions.shown();
  expect(sessionEndNotice(scope.getState($session))).toBeNull();
  void allSettled(sessionEnded, { scope: ended });
  await pass();
  expect(page.sessions.shown().id).toBe(id);
});

it('sessions: a page that goes shows nothing else', async () => {
  const page = await openPage({ isSignedIn: true });
  const last = page.sessions.shown();
  page.close();
  await pass();
  expect(page.sessions.shown()).toBe(last);
  // Nothing waits in it any more.
  expect(last.scope.getState($timers).once(() => undefined, 0)).toBeNull();
});
