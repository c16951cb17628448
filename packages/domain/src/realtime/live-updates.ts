import { createEvent } from 'effector';
import { REALTIME, CONNECTION_TIMING } from '../limits/spec';
import { LEADER_ELECTION } from '../limits/tuning';
import type { ApiClient } from '../api/client/api-client';
import { limitedCallMadeInOtherTab } from '../api/client/rate-limit-budget';
import { leaderChanged, resultReceived } from '../api/cross-tab/cross-tab-cache';
import { readFrame, type RealtimeMessage } from '../contracts/messages';
import type { User } from '../contracts/auth-calls';
import type { Tell } from '../lib/task';
import { realtimeClockSampled, type Clock } from '../lib/time/clock';
import {
  createConnection,
  type Connection,
  type ConnectionStatus,
  type ConnectionTiming,
} from './connection/connection';
import { startLeaderElection } from './tabs/leader-election';
import { messagesArrived, reconnected } from './messages/events';
import type { OpenSocket } from './connection/socket';
import { socketUrl } from './connection/socket-url';
import type { SharedMessage, TabChannel, TabMessage, TabMessageBody } from './tabs/tab-channel';

/**
 * Tells whether an id was seen before, and records it. A message without an id is never repeated. Above 1,000
 * the newest 500 are kept (spec §9), trimmed while they grow.
 */
export const createMessageDedupe = () => {
  let seen = new Set<string>();
  return (messageId: string | null): boolean => {
    if (messageId === null) return false;
    if (seen.has(messageId)) return true;
    seen.add(messageId);
    if (seen.size > REALTIME.dedupeLimit) seen = new Set([...seen].slice(-REALTIME.dedupeKeep));
    return false;
  };
};

/** The connection has another state; null without live updates. */
export const statusChanged = createEvent<ConnectionStatus | null>();

/** The user has seen the received codes in another tab. */
export const codesSeenInOtherTab = createEvent();

export interface LiveUpdatesOptions {
  readonly user: User;
  readonly client: ApiClient;
  readonly openSocket: OpenSocket;
  readonly origin: string;
  readonly clock: Clock;
  /** All tabs of the user: one of them has the connection. */
  readonly tabChannel: TabChannel;
  readonly isVisible: boolean;
  readonly tell: Tell;
}

/** About one frame of a 60 Hz screen, in ms. Not a frame itself: a hidden page gets none. */
const FRAME_MS = 16;

interface NewMessage {
  readonly message: RealtimeMessage;
  readonly frame: string;
}

/**
 * The live updates of one user in one tab, from sign-in to sign-out. The leader receives messages over its
 * own connection and broadcasts them to the other tabs (decision 0033).
 */
export const openLiveUpdates = (options: LiveUpdatesOptions) => {
  const { user, client, clock, tabChannel, tell } = options;
  const startedAt = clock.now();
  const isRepeated = createMessageDedupe();
  let connection: Connection | null = null;
  let timing: ConnectionTiming = CONNECTION_TIMING.usual;
  let status: ConnectionStatus | null = null;
  let { isVisible } = options;
  let arrived: NewMessage[] = [];
  let openTimer: ReturnType<typeof setTimeout> | undefined;

  const broadcast = (message: TabMessageBody): void =>
    tabChannel.broadcast({ ...message, userId: user.id, build: tabChannel.build });

  const isNew = ({ userId, messageId }: RealtimeMessage): boolean => {
    // Accepts a message without a user, rejects one for another user (spec §6).
    const isForUser = userId === null || userId === user.id;
    return isForUser && !isRepeated(messageId);
  };

  /** Together, once per frame: a flood of messages then costs one update of the screen per frame. */
  const deliver = (): void => {
    const items = arrived;
    arrived = [];
    if (items.length === 0) return;
    broadcast({ type: 'frames', frames: items.map(({ frame }) => frame) });
    tell(
      messagesArrived,
      items.map(({ message }) => message),
    );
  };

  const showStatus = (next: ConnectionStatus): void => {
    if (next.state === status?.state && next.detail === status.detail) return;
    status = next;
    tell(statusChanged, next);
  };

  const startLeading = (hasStolen: boolean): void => {
    let hasOpened = false;
    // A change of lead without trouble is not shown to the user.
    let isHandover = status?.state === 'connected';
    const opened = (): void => {
      // Other tabs, if there are any, had another leader before, so for them there was a gap.
      broadcast({ type: 'reconnected' });
      // Judged now and not when the lead was got: the first connection may have taken many attempts.
      const isFresh = !hasOpened && clock.now() - startedAt <= LEADER_ELECTION.freshMs;
      hasOpened = true;
      if (!isFresh) tell(reconnected, undefined);
    };
    const own = createConnection({
      clock,
      openSocket: options.openSocket,
      url: () =>
        socketUrl({ origin: options.origin, userId: user.id, accessToken: client.accessToken() ?? '' }),
      refreshToken: client.refresh,
      isTokenOld: client.isTokenOld,
      onStatus: (next) => {
        if (connection !== own || (isHandover && next.state === 'connecting')) return;
        isHandover = false;
        broadcast({ type: 'status', status: next });
        showStatus(next);
        if (next.state === 'connected') opened();
      },
      onMessage: (message, frame) => {
        if (isNew(message) && arrived.push({ message, frame }) === 1) setTimeout(deliver, FRAME_MS);
      },
      onServerTime: (clockSample) => {
        broadcast({ type: 'server-time', clockSample });
        tell(realtimeClockSampled, clockSample);
      },
    });
    connection = own;
    tell(leaderChanged, false);
    own.setTiming(timing);
    broadcast({ type: 'leader', isVisible });
    const hadOtherLeader = hasStolen || status !== null;
    const delayMs = isVisible ? LEADER_ELECTION.connectMs : LEADER_ELECTION.hiddenConnectMs;
    if (hadOtherLeader) openTimer = setTimeout(own.open, delayMs);
    else own.open();
  };

  const stopLeading = (): void => {
    const former = connection;
    connection = null;
    clearTimeout(openTimer);
    former?.close();
    deliver();
  };

  const handleTabMessage = (message: TabMessage): void => {
    if (message.userId !== user.id) return;
    switch (message.type) {
      case 'joined':
        if (connection === null) break;
        broadcast({ type: 'leader', isVisible });
        if (status !== null) broadcast({ type: 'status', status });
        break;
      case 'status':
        tell(leaderChanged, connection === null);
        showStatus(message.status);
        break;
      case 'frames':
        tell(
          messagesArrived,
          message.frames.flatMap((frame) => readFrame(frame) ?? []).filter((read) => isNew(read)),
        );
        break;
      case 'reconnected':
        tell(reconnected, undefined);
        break;
      case 'leader':
        leaderElection.setLeaderVisible(message.isVisible);
        break;
      case 'answer':
        if (message.build === tabChannel.build) tell(resultReceived, message.answer);
        break;
      case 'call':
        tell(limitedCallMadeInOtherTab, message.limiter);
        break;
      case 'seen':
        tell(codesSeenInOtherTab, undefined);
        break;
      case 'server-time':
        tell(realtimeClockSampled, message.clockSample);
    }
  };

  const stopListening = tabChannel.listen(handleTabMessage);
  broadcast({ type: 'joined' });
  const leaderElection = startLeaderElection({
    tabChannel,
    userId: user.id,
    isVisible: options.isVisible,
    onElected: startLeading,
    onLeadershipLost: stopLeading,
  });

  return {
    /** Messages received before are no longer delivered. */
    close: () => {
      arrived = [];
      leaderElection.end();
      stopListening();
      stopLeading();
    },
    /** The machine is online, the page in view again or the access token a new one. */
    wake: () => connection?.wake(),
    /** The user retries: this tab becomes the leader. */
    retry: () => (connection === null ? leaderElection.takeOver() : connection.retry()),
    setTiming: (next: ConnectionTiming) => {
      timing = next;
      connection?.setTiming(next);
    },
    setVisible: (next: boolean) => {
      isVisible = next;
      leaderElection.setVisible(next);
      if (connection !== null) broadcast({ type: 'leader', isVisible });
    },
    share: (message: SharedMessage): void => broadcast(message),
  };
};

export type LiveUpdates = ReturnType<typeof openLiveUpdates>;
