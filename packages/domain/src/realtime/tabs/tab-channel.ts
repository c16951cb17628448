import { createEvent, createStore } from 'effector';
import type { SharedResult } from '../../api/cross-tab/cross-tab-cache';
import type { Limiter } from '../../contracts/shared/limiter';
import type { ClockSample } from '../../lib/time/clock';
import type { ConnectionStatus } from '../connection/connection';

/** Message body between tabs, mostly from the leader to its followers. */
export type TabMessageBody =
  /** A new tab has joined: the leader answers with the status. */
  | { readonly type: 'joined' }
  | { readonly type: 'status'; readonly status: ConnectionStatus }
  /** Frames received together, as from the wire: a tab of another version parses them in its own way. */
  | { readonly type: 'frames'; readonly frames: readonly string[] }
  /** There are live updates again after a gap. */
  | { readonly type: 'reconnected' }
  /** The sender leads, in view or hidden. */
  | { readonly type: 'leader'; readonly isVisible: boolean }
  | SharedMessage;

/** What any tab shares with the others, whoever leads. */
export type SharedMessage =
  /** A response. Tabs of another build ignore it: their readers may differ. */
  | { readonly type: 'answer'; readonly answer: SharedResult }
  | { readonly type: 'call'; readonly limiter: Limiter }
  | { readonly type: 'seen' }
  | { readonly type: 'server-time'; readonly clockSample: ClockSample };

/** A message, its user, and the build of its tab: tabs of other users ignore it. Never contains a token. */
export type TabMessage = TabMessageBody & { readonly userId: string; readonly build: string };

/** A tab's request for the lead of its user, which one tab has at a time. */
export interface LeadRequest {
  readonly userId: string;
  /** Takes the lead from its holder instead of waiting. */
  readonly steal: boolean;
  readonly onHeld: () => void;
  /** Another tab took the lead; to get it back, a new request is needed. */
  readonly onStolen: () => void;
}

/** The tabs of one browser, as far as they share one connection. */
export interface TabChannel {
  readonly build: string;
  /** Requests the lead until the returned function is called. A tab that closes releases the lead. */
  readonly requestLead: (request: LeadRequest) => () => void;
  readonly broadcast: (message: TabMessage) => void;
  /** Receives messages of other tabs only, until the returned function is called. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

/** For a tab without others: it gets the lead at once. */
export const singleTabChannel: TabChannel = {
  build: '',
  requestLead: ({ onHeld }) => {
    onHeld();
    return () => undefined;
  },
  broadcast: () => undefined,
  listen: () => () => undefined,
};

/** The channel between the tabs is open; a scope that has one ignores it. Fired by the app. */
export const channelOpened = createEvent<TabChannel>();

/** The tabs that share one connection; without it each tab is alone. */
export const $tabChannel = createStore<TabChannel | null>(null).on(
  channelOpened,
  (given, found) => given ?? found,
);
