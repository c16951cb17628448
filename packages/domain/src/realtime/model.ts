import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { callMade, callMadeElsewhere } from '../api/client/rate-limit-budget';
import { $apiClient } from '../api/client/operation-fx';
import { answerGiven, answerTold, leadPassed, type SharedAnswer } from '../api/cross-tab/cross-tab-cache';
import { tokenRenewed } from '../api/session/token-renewed';
import { sessionEnded } from '../lib/session-events';
import { $user } from '../api/session/current-user';
import type { Limiter } from '../contracts';
import { $clock, answerTimeTold, serverTimeTold } from '../lib/time/clock';
import { REALTIME_PACE } from '../limits';
import { $isPageVisible, pageFrozen, pageThawed, pageVisibilityChanged, wentOnline } from '../lib/page';
import type { TimeTold } from '../rules';
import type { ConnectionStatus } from './connection/connection';
import { reconnected } from './messages/events';
import { messagesArrived } from './messages/dispatch';
import { $openSocket, $realtimeOrigin, $scheduleFrame } from './ports';
import type { RealtimePace } from './connection/connection-timing';
import { openLiveUpdates, type LiveUpdates } from './live-updates';
import { $tabGroup, aloneInBrowser } from './tabs/tab-channel';

// Stryker disable next-line ObjectLiteral,StringLiteral: nobody writes a scope down.
const $liveUpdates = createStore<LiveUpdates | null>(null, { serialize: 'ignore' });

const openFx = attach({
  source: {
    openSocket: $openSocket,
    origin: $realtimeOrigin,
    scheduleFrame: $scheduleFrame,
    tabs: $tabGroup,
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
      tabs: tabs ?? aloneInBrowser,
      onStatus: scopeBind(statusChanged),
      onMessages: scopeBind(messagesArrived),
      onReconnected: scopeBind(reconnected),
      onServerTime: scopeBind(serverTimeTold),
      onCall: scopeBind(callMadeElsewhere),
      onSeen: scopeBind(newsSeenElsewhere),
      onAnswer: scopeBind(answerTold),
      onFollowing: scopeBind(leadPassed),
    });
  },
});
/** Creates an effect that tells the live updates something; without live updates it does nothing. */
const createLiveFx = <T = void>(tell: (live: LiveUpdates, what: T) => void) =>
  attach({
    source: $liveUpdates,
    effect: (live, what: T): void => {
      // Stryker disable next-line ConditionalExpression: for the compiler; an effect that fails does nothing either.
      if (live !== null) tell(live, what);
    },
  });
const closeFx = createLiveFx((live) => live.close());

/** Starts the live updates of the signed-in user; while they run it does nothing. */
export const realtimeRequested = createEvent();

/** 'Try again' on the badge: live updates were given up, and the user wants them. */
export const reconnectClicked = createEvent();

/** The payment view is on screen: while it is, the connection pings and reconnects more often (spec §9). */
export const paymentViewOpened = createEvent();

/** The payment view was left. */
export const paymentViewClosed = createEvent();

/** The user looks at what has arrived. */
export const newsSeen = createEvent();

/** The user looked at it in another tab. */
export const newsSeenElsewhere = createEvent();

const statusChanged = createEvent<ConnectionStatus>();

/** State of the connection; null while none is wanted. */
export const $connectionStatus = createStore<ConnectionStatus | null>(null)
  .on(statusChanged, (_, status) => status)
  .reset(closeFx.done);

const $pace = createStore<RealtimePace>(REALTIME_PACE.usual)
  .on(paymentViewOpened, () => REALTIME_PACE.payments)
  .on(paymentViewClosed, () => REALTIME_PACE.usual);

$liveUpdates.on(openFx.doneData, (_, live) => live).reset(closeFx.done);

const $isWanted = createStore(false)
  .on(realtimeRequested, () => true)
  .reset(sessionEnded);

sample({
  clock: realtimeRequested,
  source: $liveUpdates,
  filter: (live) => live === null,
  target: openFx,
});
sample({
  clock: [$liveUpdates, $pace],
  source: $pace,
  target: createLiveFx<RealtimePace>((live, pace) => live.setPace(pace)),
});
sample({
  clock: [wentOnline, tokenRenewed, sample({ clock: pageVisibilityChanged, filter: Boolean })],
  target: createLiveFx((live) => live.wake()),
});
sample({
  clock: pageVisibilityChanged,
  target: createLiveFx<boolean>((live, isVisible) => live.setVisible(isVisible)),
});
sample({
  clock: answerGiven,
  target: createLiveFx<SharedAnswer>((live, answer) => live.shareAnswer(answer)),
});
sample({
  clock: answerTimeTold,
  target: createLiveFx<TimeTold>((live, told) => live.shareServerTime(told)),
});
sample({
  clock: callMade,
  target: createLiveFx<Limiter>((live, limiter) => live.shareCall(limiter)),
});
sample({ clock: newsSeen, target: createLiveFx((live) => live.shareSeen()) });
sample({ clock: reconnectClicked, target: createLiveFx((live) => live.retry()) });
// A frozen page hears nothing: it lets another tab lead, and when resumed starts as if it had just been opened.
sample({ clock: [sessionEnded, pageFrozen], target: closeFx });
sample({
  clock: pageThawed,
  source: $isWanted,
  filter: Boolean,
  target: [realtimeRequested, reconnected],
});
