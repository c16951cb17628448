import { combine, createEvent, createStore, sample, type StoreValue } from 'effector';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { $apiClient, dropEarlyFetchesFx } from '../api/client/operation-fx';
import { resultBroadcast } from '../api/cross-tab/cross-tab-cache';
import { tokenRenewed, sessionEnded } from '../lib/session-events';
import { $user } from '../api/session/current-user';
import { responseClockSampled } from '../lib/time/clock';
import { provesNetwork } from '../lib/offline';
import { createTask, type Tools } from '../lib/task';
import { CONNECTION_TIMING } from '../limits/spec';
import { pageFrozen, pageResumed, pageVisibilityChanged, wentOnline } from '../lib/page';
import type { ConnectionStatus, ConnectionTiming } from './connection/connection';
import { messagesArrived, reconnected } from './messages/events';
import { $openSocket, $realtimeOrigin } from './ports';
import { openLiveUpdates, statusChanged, type LiveUpdates } from './live-updates';
import { $tabChannel, singleTabChannel, type SharedMessage } from './tabs/tab-channel';

/** Starts the live updates of the signed-in user; while they run it does nothing. */
export const realtimeRequested = createEvent();

/** 'Try again' on the badge, after the last reconnect attempt failed. */
export const reconnectClicked = createEvent();

/** The payment view is on screen: while it is, the connection pings and reconnects more often (spec §9). */
export const paymentViewOpened = createEvent();

export const paymentViewClosed = createEvent();

export const codesSeen = createEvent();

/** State of the connection; null without live updates. */
export const $connectionStatus = createStore<ConnectionStatus | null>(null).on(
  statusChanged,
  (_, status) => status,
);

/** The live updates of the scope; `live` is null until they are asked for, and while the page is frozen. */
const updatesOf = ({ own }: Tools) =>
  own(realtimeRequested, () => ({
    live: null as LiveUpdates | null,
    timing: CONNECTION_TIMING.usual as ConnectionTiming,
    isWanted: false,
  }));

const $parts = combine({
  openSocket: $openSocket,
  origin: $realtimeOrigin,
  tabs: $tabChannel,
  client: $apiClient,
  user: $user,
});
sample({
  clock: realtimeRequested,
  source: $parts,
  target: createTask((tools, { tabs, openSocket, client, user, origin }: StoreValue<typeof $parts>) => {
    const updates = updatesOf(tools);
    updates.isWanted = true;
    if (updates.live !== null || openSocket === null || client === null || user === null) return;
    updates.live = openLiveUpdates({
      ...tools,
      origin,
      openSocket,
      client,
      user,
      isVisible: tools.isPageVisible,
      tabChannel: tabs ?? singleTabChannel,
    });
    updates.live.setTiming(updates.timing);
  }),
});

/** Calls the live updates; without them it does nothing. */
const liveCalled = createTask((tools, call: (updates: LiveUpdates) => void) => {
  const updates = updatesOf(tools);
  if (updates.live !== null) call(updates.live);
});

sample({
  clock: [
    paymentViewOpened.map(() => CONNECTION_TIMING.payments),
    paymentViewClosed.map(() => CONNECTION_TIMING.usual),
  ],
  target: createTask((tools, timing: ConnectionTiming) => {
    const updates = updatesOf(tools);
    updates.timing = timing;
    updates.live?.setTiming(timing);
  }),
});
sample({
  clock: [wentOnline, tokenRenewed],
  fn: () => (updates: LiveUpdates) => updates.wake(),
  target: liveCalled,
});
sample({
  clock: pageVisibilityChanged,
  fn: (isVisible) => (updates: LiveUpdates) => {
    if (isVisible) updates.wake();
    updates.setVisible(isVisible);
  },
  target: liveCalled,
});
provesNetwork(messagesArrived);
// A screen that opens now must not show what the head of the page asked for before.
sample({
  clock: messagesArrived,
  filter: (messages) => messages.some(({ type }) => type !== 'connection_established' && type !== 'pong'),
  target: dropEarlyFetchesFx,
});

// What any tab shares with the others, whoever leads.
const share = (message: SharedMessage) => (updates: LiveUpdates) => updates.share(message);
sample({
  clock: resultBroadcast,
  fn: (answer) => share({ type: 'answer', answer }),
  target: liveCalled,
  batch: false,
});
sample({
  clock: limitedCallMade,
  fn: (limiter) => share({ type: 'call', limiter }),
  target: liveCalled,
  batch: false,
});
sample({ clock: codesSeen, fn: () => share({ type: 'seen' }), target: liveCalled });
sample({
  clock: responseClockSampled,
  fn: (clockSample) => share({ type: 'server-time', clockSample }),
  target: liveCalled,
  batch: false,
});

sample({ clock: reconnectClicked, fn: () => (updates: LiveUpdates) => updates.retry(), target: liveCalled });
// A frozen page receives nothing: another tab becomes the leader, and when resumed it starts like a new page.
sample({
  clock: [sessionEnded, pageFrozen],
  fn: () => undefined,
  target: createTask((tools) => {
    const updates = updatesOf(tools);
    updates.live?.close();
    updates.live = null;
    tools.tell(statusChanged, null);
  }),
});
sample({
  clock: pageResumed,
  target: createTask((tools) => {
    if (!updatesOf(tools).isWanted) return;
    tools.tell(realtimeRequested, undefined);
    tools.tell(reconnected, undefined);
  }),
});
