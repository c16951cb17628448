import { allSettled, createWatch, type Event, type Scope, type ValueMap } from 'effector';
import type { ApiClient } from '../api/client/api-client';
import { $apiClient } from '../api/client/operation-fx';
import { sessionStarted, userSignedIn } from '../api/session/current-user';
import { scopeClosed, sessionEnded } from '../lib/session-events';
import { bindTell } from '../lib/task';
import { $serverClock, $serverOffsetMs } from '../lib/time/clock';
import { $timers, createTimers } from '../lib/time/timers';
import { $pendingCallback } from '../payments/pending-callback';
import { $offlineSince } from '../lib/offline';
import { $healthGate } from '../session/health-check';
import { $returnPath } from '../session/redirect';
import { $session } from '../session/session';
import { INITIAL_SESSION } from '../session/session-state';
import { appStarted } from './app-started';

/** Values of stores, as `fork` takes them. */
export type StoreValues = Extract<ValueMap, readonly unknown[]>;
type AnyStore = StoreValues[number][0];

/** What every scope hands to the next: it is of the machine and the server, whoever is signed in. */
const OF_THE_PAGE = [$healthGate, $offlineSince, $serverClock, $serverOffsetMs, $pendingCallback];

/** What the guest's pages hand to the session that begins. */
const AT_SIGN_IN = [...OF_THE_PAGE, $returnPath];

export interface SessionsOptions {
  /** A client without a session, for the guest's pages; whoever signs in there keeps it for the session. */
  readonly createClient: () => ApiClient;
  /** Forks a scope with these values, and with the ports of the browser. */
  readonly forkScope: (values: StoreValues) => Scope;
}

/**
 * The sessions of one page, one after the other, and the guest's pages in between. A session is a scope: its
 * end replaces it by that of the guest's pages. Nothing in an ended scope is shown, and nothing that happens
 * in it late reaches the world outside.
 */
export const createSessions = ({ createClient, forkScope }: SessionsOptions) => {
  const listeners = new Set<() => void>();
  let isOver = false;

  /** Runs once the model has finished the step of `event`: it may still have something to store. */
  const after = <T>(event: Event<T>, scope: Scope, run: (payload: T) => void): void => {
    const runIfShown = (payload: T): void => {
      if (shown.scope === scope && !isOver) run(payload);
    };
    createWatch({ unit: event, scope, fn: (payload) => queueMicrotask(() => runIfShown(payload)) });
  };

  const open = (client: ApiClient, values: StoreValues): Scope => {
    const scope = forkScope([[$apiClient, client], [$timers, createTimers()], ...values]);
    client.listen(bindTell(scope));
    after(userSignedIn, scope, (user) => {
      const { isAccountNew, isRestored } = scope.getState($session);
      const session = { ...INITIAL_SESSION, isAccountNew, isRestored };
      const next = open(client, [...handedOn(scope, AT_SIGN_IN), [$session, session]]);
      void allSettled(sessionStarted, { scope: next, params: user });
      show(next);
    });
    after(sessionEnded, scope, () => {
      // Why it ended, and whether the next user returns to its page.
      const { endReason, isPathCarried } = scope.getState($session);
      const session = { ...INITIAL_SESSION, phase: 'anonymous', endReason, isPathCarried } as const;
      show(open(createClient(), [...handedOn(scope, OF_THE_PAGE), [$session, session]]));
    });
    return scope;
  };

  const show = (scope: Scope): void => {
    const { id, scope: ended } = shown;
    shown = { id: id + 1, scope };
    listeners.forEach((listener) => listener());
    // Not at once: a call that was refused together with the session hears of it, and what it had stored is
    // removed.
    setTimeout(() => void allSettled(scopeClosed, { scope: ended }));
  };

  /** `id` is another one for every scope. */
  let shown: { readonly id: number; readonly scope: Scope } = { id: 0, scope: open(createClient(), []) };
  return {
    shown: () => shown,
    /** Calls the listener whenever another scope is to be shown, until the returned function is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The page is on screen. The returned function closes everything: the page goes. */
    start: () => {
      void allSettled(appStarted, { scope: shown.scope });
      return () => {
        isOver = true;
        void allSettled(sessionEnded, { scope: shown.scope });
        void allSettled(scopeClosed, { scope: shown.scope });
      };
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;

const handedOn = (scope: Scope, stores: readonly AnyStore[]): StoreValues =>
  stores.map((store) => [store, scope.getState(store)]);
