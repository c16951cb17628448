import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { callMade, callMadeElsewhere } from '../api/call-meter';
import { $apiClient } from '../api/operation-fx';
import { answerGiven, answerTold, leadPassed, type SharedAnswer } from '../api/shared-answers';
import { tokenRenewed } from '../api/token-renewed';
import { sessionEnded } from '../lib/session-ended';
import { $user } from '../api/signed-in';
import type { Limiter } from '../contracts';
import { $clock, answerTimeTold, serverTimeTold } from '../lib/clock';
import { REALTIME_PACE } from '../limits';
import { $isPageVisible, pageFrozen, pageThawed, pageVisibilityChanged, wentOnline } from '../lib/page';
import type { TimeTold } from '../rules';
import type { ConnectionStatus } from './connection';
import { reconnected } from './events';
import { messagesArrived } from './messages';
import { $openSocket, $realtimeOrigin, $scheduleFrame } from './ports';
import type { RealtimePace } from './pace';
import { openRealtimeSession, type RealtimeSession } from './realtime-session';
import { $tabGroup, aloneInBrowser } from './tab-group';

const $session = createStore<RealtimeSession | null>(null, { serialize: 'ignore' });

const openSessionFx = attach({
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
  effect: ({ openSocket, client, user, tabs, ...ports }): RealtimeSession | null => {
    if (openSocket === null || client === null || user === null) return null;
    return openRealtimeSession({
      ...ports,
      openSocket,
      client,
      user,
      tabs: tabs ?? aloneInBrowser,
      onStatus: scopeBind(statusChanged, { safe: true }),
      onMessages: scopeBind(messagesArrived, { safe: true }),
      onReconnected: scopeBind(reconnected, { safe: true }),
      onServerTime: scopeBind(serverTimeTold, { safe: true }),
      onCall: scopeBind(callMadeElsewhere, { safe: true }),
      onAnswer: scopeBind(answerTold, { safe: true }),
      onFollowing: scopeBind(leadPassed, { safe: true }),
    });
  },
});
/** Lets the session know of something; without one there is nobody to know. */
const createSessionFx = <T = void>(tell: (session: RealtimeSession, what: T) => void) =>
  attach({
    source: $session,
    effect: (session, what: T): void => {
      if (session !== null) tell(session, what);
    },
  });
const closeSessionFx = createSessionFx((session) => session.close());

/** Starts the live updates of the signed-in user; while they run it does nothing. */
export const realtimeRequested = createEvent();

/** 'Try again' on the badge: live updates were given up, and the user wants them. */
export const reconnectClicked = createEvent();

/** The payment view is on screen: while it is, the connection is kept more eagerly (spec §9). */
export const paymentViewOpened = createEvent();

/** The payment view was left. */
export const paymentViewClosed = createEvent();

const statusChanged = createEvent<ConnectionStatus>();

/** State of the connection; null while none is wanted. */
export const $connectionStatus = createStore<ConnectionStatus | null>(null)
  .on(statusChanged, (_, status) => status)
  .reset(closeSessionFx.done);

const $pace = createStore<RealtimePace>(REALTIME_PACE.usual)
  .on(paymentViewOpened, () => REALTIME_PACE.payments)
  .on(paymentViewClosed, () => REALTIME_PACE.usual);

$session.on(openSessionFx.doneData, (_, session) => session).reset(closeSessionFx.done);

const $isWanted = createStore(false)
  .on(realtimeRequested, () => true)
  .reset(sessionEnded);

sample({
  clock: realtimeRequested,
  source: $session,
  filter: (session) => session === null,
  target: openSessionFx,
});
sample({
  clock: [$session, $pace],
  source: $pace,
  target: createSessionFx<RealtimePace>((session, pace) => session.setPace(pace)),
});
sample({
  clock: [wentOnline, tokenRenewed, sample({ clock: pageVisibilityChanged, filter: Boolean })],
  target: createSessionFx((session) => session.wake()),
});
sample({
  clock: pageVisibilityChanged,
  target: createSessionFx<boolean>((session, isVisible) => session.setVisible(isVisible)),
});
sample({
  clock: answerGiven,
  target: createSessionFx<SharedAnswer>((session, answer) => session.shareAnswer(answer)),
});
sample({
  clock: answerTimeTold,
  target: createSessionFx<TimeTold>((session, told) => session.shareServerTime(told)),
});
sample({
  clock: callMade,
  target: createSessionFx<Limiter>((session, limiter) => session.shareCall(limiter)),
});
sample({ clock: reconnectClicked, target: createSessionFx((session) => session.retry()) });
// A stopped page hears nothing: it lets another tab lead, and comes back as if it had just been opened.
sample({ clock: [sessionEnded, pageFrozen], target: closeSessionFx });
sample({
  clock: pageThawed,
  source: $isWanted,
  filter: Boolean,
  target: [realtimeRequested, reconnected],
});
