import { createEvent, createStore } from 'effector';
import type { SharedAnswer } from '../../api/cross-tab/cross-tab-cache';
import type { Limiter } from '../../contracts';
import type { TimeTold } from '../../rules';
import type { ConnectionStatus } from '../connection/connection';

/** What tabs tell each other: mostly what the tab that holds the connection tells the others. */
export type News =
  /** A new tab is there that knows nothing yet: the leading tab answers with the status. */
  | { readonly type: 'joined' }
  | { readonly type: 'status'; readonly status: ConnectionStatus }
  /** Frames of one animation frame as they came off the wire: a tab of another version reads them in its own way. */
  | { readonly type: 'frames'; readonly frames: readonly string[] }
  /** There are live updates again after a gap. */
  | { readonly type: 'reconnected' }
  /** Any tab received an answer. Tabs of another build ignore it: they may read answers in another way. */
  | { readonly type: 'answer'; readonly build: string; readonly answer: SharedAnswer }
  /** Any tab made a call that a limiter of the server counts. */
  | { readonly type: 'call'; readonly limiter: Limiter }
  /** The user looked at what had arrived. */
  | { readonly type: 'seen' }
  | { readonly type: 'server-time'; readonly told: TimeTold };

/** News and the user they concern: tabs of other users ignore them. Never holds a token. */
export type TabNews = News & { readonly userId: string };

/** The locks, each held by one tab at a time. */
export type TabLock = 'lead' | 'front';

/** A tab's claim to a lock. */
export interface LockClaim {
  readonly lock: TabLock;
  /** Every user has locks of their own. */
  readonly userId: string;
  /** Takes the lock from whichever tab has it, instead of waiting. */
  readonly steals: boolean;
  readonly onHeld: () => void;
  /** Another tab took the lock; to get it back, a new claim is needed. */
  readonly onStolen: () => void;
}

/** The tabs of one browser, as far as they share one connection. */
export interface TabGroup {
  /** Names the build that this tab runs. */
  readonly build: string;
  /**
   * Asks for a lock. The returned function stops waiting or gives the lock up, after which the claim hears nothing
   * more. A tab that closes gives up its locks.
   */
  readonly claim: (claim: LockClaim) => () => void;
  readonly tell: (message: TabNews) => void;
  /** Hears what other tabs tell, never what this one does, until the returned function is called. */
  readonly listen: (listener: (message: TabNews) => void) => () => void;
}

/** For a tab that knows no others: it gets every lock at once. */
export const aloneInBrowser: TabGroup = {
  // Stryker disable next-line StringLiteral: nobody hears it.
  build: '',
  claim: ({ onHeld }) => {
    onHeld();
    return () => undefined;
  },
  tell: () => undefined,
  listen: () => () => undefined,
};

/** How the tabs of this browser reach each other. Fired by the app; a scope that was given its tabs keeps them. */
export const tabGroupFound = createEvent<TabGroup>();

/** The tabs that share one connection; without it each stands alone. */
// Stryker disable next-line ObjectLiteral,StringLiteral: nobody writes a scope down.
export const $tabGroup = createStore<TabGroup | null>(null, { serialize: 'ignore' }).on(
  tabGroupFound,
  (given, found) => given ?? found,
);
