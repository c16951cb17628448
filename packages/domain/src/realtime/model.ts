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
import { reconnected } from './messages/events';
import { messagesArrived } from './messages/dispatch';
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
      onShared: scopeBind(sharedByOtherTab),
      onFollowerChanged: scopeBind(leaderChanged),
    });
  },
});
/** Creates an effect that calls the live updates; without live updates it does nothing. */
const createLiveFx = <T = void>(run: (live: LiveUpdates, what: T) => void) =>
  attach({
    source: $liveUpdates,
    effect: (live, what: T): void => {
      if (live !== null) run(live, what);
    },
  });
const closeFx = createLiveFx((live) => live.close());

/** Starts the live updates of the signed-in user; while they run it does nothing. */
export const realtimeRequested = createEvent();

/** 'Try again' on the badge, after the last reconnect attempt failed. */
export const reconnectClicked = createEvent();

/** The payment view is on screen: while it is, the connection pings and reconnects more often (spec §9). */
export const paymentViewOpened = createEvent();

/** The payment view was left. */
export const paymentViewClosed = createEvent();

/** The user has seen the received codes. */
export const codesSeen = createEvent();

/** The user has seen the received codes in another tab. */
export const codesSeenInOtherTab = createEvent();

const statusChanged = createEvent<ConnectionStatus>();
const sharedByOtherTab = createEvent<SharedMessage>();

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
  target: createLiveFx<ConnectionTiming>((live, timing) => live.setTiming(timing)),
});
sample({
  clock: [wentOnline, tokenRenewed, sample({ clock: pageVisibilityChanged, filter: Boolean })],
  target: createLiveFx((live) => live.wake()),
});
sample({
  clock: pageVisibilityChanged,
  target: createLiveFx<boolean>((live, isVisible) => live.setVisible(isVisible)),
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
const shareFx = createLiveFx<SharedMessage>((live, message) => live.share(message));
sample({ clock: resultBroadcast, fn: (answer) => ({ type: 'answer' as const, answer }), target: shareFx });
sample({ clock: limitedCallMade, fn: (limiter) => ({ type: 'call' as const, limiter }), target: shareFx });
sample({ clock: codesSeen, fn: () => ({ type: 'seen' as const }), target: shareFx });
sample({
  clock: responseClockSampled,
  fn: (clockSample) => ({ type: 'server-time' as const, clockSample }),
  target: shareFx,
});
/** What other tabs shared of one type. */
const sharedOf = <T extends SharedMessage['type']>(type: T) =>
  sharedByOtherTab.filter({
    fn: (message): message is Extract<SharedMessage, { type: T }> => message.type === type,
  });
sample({ clock: sharedOf('answer'), fn: ({ answer }) => answer, target: resultReceived });
sample({ clock: sharedOf('call'), fn: ({ limiter }) => limiter, target: limitedCallMadeInOtherTab });
sample({ clock: sharedOf('seen'), target: codesSeenInOtherTab });
sample({
  clock: sharedOf('server-time'),
  fn: ({ clockSample }) => clockSample,
  target: realtimeClockSampled,
});

sample({ clock: reconnectClicked, target: createLiveFx((live) => live.retry()) });
// A frozen page receives nothing: another tab becomes the leader, and when resumed it starts like a new page.
sample({ clock: [sessionEnded, pageFrozen], target: closeFx });
sample({
  clock: pageResumed,
  source: $isWanted,
  filter: Boolean,
  target: [realtimeRequested, reconnected],
});
