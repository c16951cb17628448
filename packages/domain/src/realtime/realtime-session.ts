import type { ApiClient } from '../api/api-client';
import type { RealtimeMessage, User } from '../contracts';
import type { Clock } from '../lib/clock';
import type { TimeTold } from '../rules';
import { createConnection, type ConnectionStatus } from './connection';
import { createFrameBatch, type ScheduleFrame } from './frame-batch';
import { createMessageDedupe } from './message-dedupe';
import type { RealtimePace } from './pace';
import type { OpenSocket } from './socket';
import { socketUrl } from './socket-url';

/** What the live updates of one user need and whom they tell. */
export interface RealtimeSessionOptions {
  readonly user: User;
  readonly client: ApiClient;
  readonly openSocket: OpenSocket;
  readonly origin: string;
  readonly clock: Clock;
  readonly scheduleFrame: ScheduleFrame;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Messages for this user, each once, together per animation frame. */
  readonly onMessages: (messages: readonly RealtimeMessage[]) => void;
  readonly onReconnected: () => void;
  readonly onServerTime: (told: TimeTold) => void;
}

/** The live updates of one user, from sign-in to sign-out. */
export interface RealtimeSession {
  /** Ends them; nothing that arrived before is delivered any more. */
  readonly close: () => void;
  /** The machine is online, the page in view again or the access token a new one. */
  readonly wake: () => void;
  /** The user asks for another try. */
  readonly retry: () => void;
  /** Changes how eagerly the connection is kept. */
  readonly setPace: (pace: RealtimePace) => void;
}

/** Connects for one user and lets through what is meant for this user and new. */
export const openRealtimeSession = (options: RealtimeSessionOptions): RealtimeSession => {
  const { user, client, origin } = options;
  const dedupe = createMessageDedupe();
  const batch = createFrameBatch(options.scheduleFrame, options.onMessages);

  const connection = createConnection({
    openSocket: options.openSocket,
    clock: options.clock,
    url: () => socketUrl({ origin, userId: user.id, accessToken: client.accessToken() ?? '' }),
    refreshToken: client.refresh,
    isTokenOld: client.isTokenOld,
    onStatus: options.onStatus,
    onReconnected: options.onReconnected,
    onServerTime: options.onServerTime,
    onMessage: (message) => {
      // A message that names nobody is accepted, one for somebody else is not (spec §6).
      const isForUser = message.userId === null || message.userId === user.id;
      if (isForUser && !dedupe.isRepeated(message.messageId)) batch.push(message);
    },
  });
  connection.open();

  return {
    close: () => {
      connection.close();
      batch.clear();
    },
    wake: connection.wake,
    retry: connection.retry,
    setPace: connection.setPace,
  };
};
