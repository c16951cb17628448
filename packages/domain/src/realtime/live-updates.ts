import type { ApiClient } from '../api/client/api-client';
import type { SharedResult } from '../api/cross-tab/cross-tab-cache';
import type { Limiter, RealtimeMessage, User } from '../contracts';
import type { Clock } from '../lib/time/clock';
import { CONNECTION_TIMING, LEADER_ELECTION } from '../limits';
import type { ClockSample } from '../lib/time/server-clock';
import {
  createConnection,
  type Connection,
  type ConnectionStatus,
  type ConnectionTiming,
} from './connection/connection';
import { createFrameBatch, type ScheduleFrame } from './messages/frame-batch';
import { startLeaderElection } from './tabs/leader-election';
import { createMessageDedupe } from './messages/message-dedupe';
import { readFrame } from './messages/read-frame';
import type { OpenSocket } from './connection/socket';
import { socketUrl } from './connection/socket-url';
import type { TabMessageBody, TabChannel, TabMessage } from './tabs/tab-channel';

/** Dependencies of a user's live updates, and their callbacks. */
export interface LiveUpdatesOptions {
  readonly user: User;
  readonly client: ApiClient;
  readonly openSocket: OpenSocket;
  readonly origin: string;
  readonly clock: Clock;
  readonly scheduleFrame: ScheduleFrame;
  /** All tabs of the user: one of them has the connection. */
  readonly tabChannel: TabChannel;
  readonly isVisible: boolean;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Messages for this user, each once, together per animation frame. */
  readonly onMessages: (messages: readonly RealtimeMessage[]) => void;
  /** There are live updates again after a gap. */
  readonly onReconnected: () => void;
  readonly onServerTime: (clockSample: ClockSample) => void;
  /** Another tab made a call that a limiter of the server counts. */
  readonly onLimitedCall: (limiter: Limiter) => void;
  /** The user saw the incoming codes in another tab. */
  readonly onCodesSeen: () => void;
  /** Another tab received a response. */
  readonly onResult: (answer: SharedResult) => void;
  /** This tab does not lead any more (true), or does (false). */
  readonly onFollowerChanged: (isFollowing: boolean) => void;
}

/** The live updates of one user in one tab, from sign-in to sign-out. */
export interface LiveUpdates {
  /** Closes them; messages received before are no longer delivered. */
  readonly close: () => void;
  /** The machine is online, the page in view again or the access token a new one. */
  readonly wake: () => void;
  /** The user retries: this tab becomes the leader. */
  readonly retry: () => void;
  /** Changes the pace of the connection. */
  readonly setTiming: (pace: ConnectionTiming) => void;
  /** The page became visible or hidden. */
  readonly setVisible: (isVisible: boolean) => void;
  /** Broadcasts a response that this tab received. */
  readonly broadcastResult: (answer: SharedResult) => void;
  /** Broadcasts a call that counts against a rate limit. */
  readonly broadcastLimitedCall: (limiter: Limiter) => void;
  /** Broadcasts that the user has seen the received codes. */
  readonly broadcastCodesSeen: () => void;
  /** Broadcasts a clock sample to the other tabs, which make few calls themselves. */
  readonly broadcastClockSample: (clockSample: ClockSample) => void;
}

interface NewMessage {
  readonly message: RealtimeMessage;
  readonly frame: string;
}

/**
 * Delivers new messages for this user. The leader receives them over its own connection and broadcasts them
 * to the other tabs; a follower receives them from the leader (decision 0033).
 */
export const openLiveUpdates = (options: LiveUpdatesOptions): LiveUpdates => {
  const { user, client, clock, tabChannel } = options;
  const startedAt = clock.now();
  const dedupe = createMessageDedupe();
  let connection: Connection | null = null;
  let timing: ConnectionTiming = CONNECTION_TIMING.usual;
  let status: ConnectionStatus | null = null;
  let { isVisible } = options;
  let openTimer: ReturnType<typeof setTimeout> | undefined;

  const broadcast = (message: TabMessageBody): void => tabChannel.broadcast({ ...message, userId: user.id });

  const isNew = ({ userId, messageId }: RealtimeMessage): boolean => {
    // Accepts a message without a user, rejects one for another user (spec §6).
    const isForUser = userId === null || userId === user.id;
    return isForUser && !dedupe.isRepeated(messageId);
  };

  const batch = createFrameBatch<NewMessage>({
    schedule: options.scheduleFrame,
    clock,
    isVisible: () => isVisible,
    onBatch: (items) => {
      broadcast({ type: 'frames', frames: items.map(({ frame }) => frame) });
      options.onMessages(items.map(({ message }) => message));
    },
  });

  const showStatus = (next: ConnectionStatus): void => {
    if (next.state === status?.state && next.detail === status.detail) return;
    status = next;
    options.onStatus(next);
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
      if (!isFresh) options.onReconnected();
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
        if (isNew(message)) batch.push({ message, frame });
      },
      onServerTime: (clockSample) => {
        broadcast({ type: 'server-time', clockSample });
        options.onServerTime(clockSample);
      },
    });
    connection = own;
    options.onFollowerChanged(false);
    own.setTiming(timing);
    const hadOtherLeader = hasStolen || status !== null;
    if (hadOtherLeader) openTimer = setTimeout(own.open, LEADER_ELECTION.connectMs);
    else own.open();
  };

  const stopLeading = (): void => {
    const former = connection;
    connection = null;
    clearTimeout(openTimer);
    former?.close();
    batch.flush();
  };

  const handleTabMessage = (message: TabMessage): void => {
    if (message.userId !== user.id) return;
    switch (message.type) {
      case 'joined':
        if (connection !== null && status !== null) broadcast({ type: 'status', status });
        break;
      case 'status':
        options.onFollowerChanged(connection === null);
        showStatus(message.status);
        break;
      case 'frames':
        options.onMessages(
          message.frames.flatMap((frame) => readFrame(frame) ?? []).filter((read) => isNew(read)),
        );
        break;
      case 'reconnected':
        options.onReconnected();
        break;
      case 'answer':
        if (message.build === tabChannel.build) options.onResult(message.answer);
        break;
      case 'call':
        options.onLimitedCall(message.limiter);
        break;
      case 'seen':
        options.onCodesSeen();
        break;
      case 'server-time':
        options.onServerTime(message.clockSample);
        break;
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
    close: () => {
      batch.clear();
      leaderElection.end();
      stopListening();
      stopLeading();
    },
    wake: () => connection?.wake(),
    retry: () => (connection === null ? leaderElection.takeOver() : connection.retry()),
    setTiming: (next) => {
      timing = next;
      connection?.setTiming(next);
    },
    setVisible: (next) => {
      isVisible = next;
      leaderElection.setVisible(next);
    },
    broadcastResult: (answer) => broadcast({ type: 'answer', build: tabChannel.build, answer }),
    broadcastLimitedCall: (limiter) => broadcast({ type: 'call', limiter }),
    broadcastCodesSeen: () => broadcast({ type: 'seen' }),
    broadcastClockSample: (clockSample) => broadcast({ type: 'server-time', clockSample }),
  };
};
