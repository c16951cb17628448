import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { limitedCallMade, limitedCallMadeInOtherTab } from '../api/client/rate-limit-budget';
import { $apiClient, dropEarlyFetchesFx } from '../api/client/operation-fx';
import { resultBroadcast, resultReceived, leaderChanged } from '../api/cross-tab/cross-tab-cache';
import { tokenRenewed, sessionEnded } from '../lib/session-events';
import { $user } from '../api/session/current-user';
import { $clock, responseClockSampled, realtimeClockSampled } from '../lib/time/clock';
import { CONNECTION_TIMING } from '../limits/spec';
import {
  $isOnline,
  $isPageVisible,
  pageFrozen,
  pageResumed,
  pageVisibilityChanged,
  wentOnline,
} from '../lib/page';
import type { ConnectionStatus, ConnectionTiming } from './connection/connection';
import { messagesArrived } from './messages/dispatch';
import { reconnected } from './messages/events';
import { $openSocket, $realtimeOrigin } from './ports';
import { openLiveUpdates, type LiveUpdates } from './live-updates';
import { $tabChannel, singleTabChannel, type SharedMessage } from './tabs/tab-channel';

const $liveUpdates = createStore<LiveUpdates | null>(null);

const openFx = attach({
  source: {
    openSocket: $openSocket,
    origin: $realtimeOrigin,
    tabs: $tabChannel,
    isVisible: $isPageVisible,
    client: $apiClient,
    clock: $clock,
    user: $user,
  },
  effect: ({ openSocket, client, user, tabs, ...ports }): LiveUpdates | null => {
    if (openSocket === null || client === null || user === null) return null;
    return openLiveUpdates({
      ...ports,
      openSocket,
      client,
      user,
      tabChannel: tabs ?? singleTabChannel,
      onStatus: scopeBind(statusChanged),
      onMessages: scopeBind(messagesArrived),
      onReconnected: scopeBind(reconnected),
      onServerTime: scopeBind(realtimeClockSampled),
      onShared: scopeBind(receiveShared),
      onFollowerChanged: scopeBind(leaderChanged),
    });
  },
});
const closeFx = attach({ source: $liveUpdates, effect: (live) => live?.close() });
/** Calls the live updates; without them it does nothing. */
const callLiveFx = attach({
  source: $liveUpdates,
  effect: (live, call: (live: LiveUpdates) => void): void => {
    if (live !== null) call(live);
  },
});

/** Starts the live updates of the signed-in user; while they run it does nothing. */
export const realtimeRequested = createEvent();

/** 'Try again' on the badge, after the last reconnect attempt failed. */
export const reconnectClicked = createEvent();

/** The payment view is on screen: while it is, the connection pings and reconnects more often (spec §9). */
export const paymentViewOpened = createEvent();

export const paymentViewClosed = createEvent();

/** The user has seen the received codes. */
export const codesSeen = createEvent();

/** The user has seen the received codes in another tab. */
export const codesSeenInOtherTab = createEvent();

const statusChanged = createEvent<ConnectionStatus>();

/** State of the connection; null without live updates. */
export const $connectionStatus = createStore<ConnectionStatus | null>(null)
  .on(statusChanged, (_, status) => status)
  .reset(closeFx.done);

const $timing = createStore<ConnectionTiming>(CONNECTION_TIMING.usual)
  .on(paymentViewOpened, () => CONNECTION_TIMING.payments)
  .on(paymentViewClosed, () => CONNECTION_TIMING.usual);

$liveUpdates.on(openFx.doneData, (_, live) => live).reset(closeFx.done);

const $isWanted = createStore(false).on(realtimeRequested, () => true);

sample({
  clock: realtimeRequested,
  source: $liveUpdates,
  filter: (live) => live === null,
  target: openFx,
});
sample({
  clock: [$liveUpdates, $timing],
  source: $timing,
  fn: (timing) => (live: LiveUpdates) => live.setTiming(timing),
  target: callLiveFx,
});
sample({
  clock: [wentOnline, tokenRenewed],
  fn: () => (live: LiveUpdates) => live.wake(),
  target: callLiveFx,
});
sample({
  clock: pageVisibilityChanged,
  fn: (isVisible) => (live: LiveUpdates) => {
    if (isVisible) live.wake();
    live.setVisible(isVisible);
  },
  target: callLiveFx,
});
// A message proves that there is a network, whatever the browser says.
sample({
  clock: messagesArrived,
  source: $isOnline,
  filter: (isOnline) => !isOnline,
  target: wentOnline,
});
// A screen that opens now must not show what the head of the page asked for before.
sample({
  clock: messagesArrived,
  filter: (messages) => messages.some(({ type }) => type !== 'connection_established' && type !== 'pong'),
  target: dropEarlyFetchesFx,
});

// What any tab shares with the others, whoever leads.
const shared = createEvent<SharedMessage>();
sample({ clock: resultBroadcast, fn: (answer) => ({ type: 'answer' as const, answer }), target: shared });
sample({ clock: limitedCallMade, fn: (limiter) => ({ type: 'call' as const, limiter }), target: shared });
sample({ clock: codesSeen, fn: () => ({ type: 'seen' as const }), target: shared });
sample({
  clock: responseClockSampled,
  fn: (clockSample) => ({ type: 'server-time' as const, clockSample }),
  target: shared,
});
sample({
  clock: shared,
  fn: (message) => (live: LiveUpdates) => live.share(message),
  target: callLiveFx,
});

sample({ clock: reconnectClicked, fn: () => (live: LiveUpdates) => live.retry(), target: callLiveFx });
// A frozen page receives nothing: another tab becomes the leader, and when resumed it starts like a new page.
sample({ clock: [sessionEnded, pageFrozen], target: closeFx });
sample({
  clock: pageResumed,
  source: $isWanted,
  filter: Boolean,
  target: [realtimeRequested, reconnected],
});

/** Another tab shared something. */
function receiveShared(message: SharedMessage): void {
  switch (message.type) {
    case 'answer':
      resultReceived(message.answer);
      break;
    case 'call':
      limitedCallMadeInOtherTab(message.limiter);
      break;
    case 'seen':
      codesSeenInOtherTab();
      break;
    case 'server-time':
      realtimeClockSampled(message.clockSample);
  }
}
