import type { RealtimeMessage } from '../contracts';
import type { Clock } from '../lib/clock';
import { REALTIME, REALTIME_PACE } from '../limits';
import { AUTH_REFUSED_CODE, isOrderlyClose, type ConnectionTrouble } from './close-reasons';
import { createHeartbeat } from './heartbeat';
import { createOutgoingQueue } from './outgoing-queue';
import type { RealtimePace } from './pace';
import { readFrame } from './read-frame';
import { reconnectDelayMs } from './reconnect-delay';
import type { OpenSocket, SocketLike } from './socket';

/** State of the connection (spec §4, Websocket). `detail` says why there is none. */
export interface ConnectionStatus {
  readonly state: 'disconnected' | 'connecting' | 'connected' | 'error';
  readonly detail: ConnectionTrouble | null;
}

/** What a connection needs and whom it tells. */
export interface ConnectionOptions {
  readonly openSocket: OpenSocket;
  /** The address, asked for at every attempt: the token may be a new one. */
  readonly url: () => string;
  /** Gets a new token after the server refused the one in the address. */
  readonly refreshToken: () => Promise<void>;
  readonly clock: Clock;
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onMessage: (message: RealtimeMessage) => void;
  /** The connection is back after a gap. */
  readonly onReconnected: () => void;
  readonly onServerOffset: (offsetMs: number) => void;
}

/** One live socket at most, replaced when it fails. */
export interface Connection {
  readonly open: () => void;
  /** Ends for good. */
  readonly close: () => void;
  /** The machine is online or the page in view again: a good moment to try, with all attempts renewed. */
  readonly wake: () => void;
  /** Changes how eagerly it is kept, from now on. Default: the usual pace. */
  readonly setPace: (pace: RealtimePace) => void;
  /** Sends a text now or once there is a connection. */
  readonly send: (text: string) => void;
}

/** Connects, keeps watch and reconnects (spec §7, §9). A closed connection never comes back. */
export const createConnection = (options: ConnectionOptions): Connection => {
  let socket: SocketLike | null = null;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pace: RealtimePace = REALTIME_PACE.usual;
  let reconnectsDone = 0;
  let hasRenewedToken = false;
  let hasBeenOpen = false;
  /** Set once the connection was closed, from here or for good by the server. */
  let isOver = false;
  let isRenewing = false;
  const queue = createOutgoingQueue();

  const heartbeat = createHeartbeat({
    clock: options.clock,
    sendPing: (ping) => socket?.send(JSON.stringify(ping)),
    onSilence: () => lose('Connection lost unexpectedly'),
    onServerOffset: options.onServerOffset,
  });

  /** Lets the socket go first: whatever it still says is no longer heard. */
  const dropSocket = (): void => {
    const dropped = socket;
    socket = null;
    isOpen = false;
    clearTimeout(timer);
    heartbeat.stop();
    dropped?.close();
  };

  const end = (status: ConnectionStatus): void => {
    isOver = true;
    dropSocket();
    options.onStatus(status);
  };

  const lose = (detail: ConnectionTrouble): void => {
    dropSocket();
    const delayMs = reconnectDelayMs(reconnectsDone, pace);
    if (delayMs === null) {
      options.onStatus({ state: 'error', detail: 'Failed to reconnect after maximum attempts' });
      return;
    }
    reconnectsDone += 1;
    timer = setTimeout(connect, delayMs);
    options.onStatus({ state: 'disconnected', detail });
  };

  /** An expired token is the likely cause, so one new token is tried; more would only repeat the refusal. */
  const renewToken = async (): Promise<void> => {
    dropSocket();
    if (hasRenewedToken) {
      end({ state: 'error', detail: 'Authentication failed' });
      return;
    }
    hasRenewedToken = true;
    isRenewing = true;
    options.onStatus({ state: 'connecting', detail: null });
    const isRenewed = await options.refreshToken().then(
      () => true,
      () => false,
    );
    isRenewing = false;
    if (isOver) return;
    if (isRenewed) connect();
    else lose('Connection lost unexpectedly');
  };

  /** Only a word from the server proves the connection: an open socket may still be refused. */
  const establish = (): void => {
    reconnectsDone = 0;
    hasRenewedToken = false;
  };

  const receive = (data: unknown): void => {
    heartbeat.heard();
    const message = readFrame(data);
    if (message?.type === 'auth_error') {
      void renewToken();
      return;
    }
    if (message?.type === 'pong') heartbeat.answered(message.data);
    if (message !== null) {
      establish();
      options.onMessage(message);
    }
  };

  const opened = (own: SocketLike): void => {
    clearTimeout(timer);
    isOpen = true;
    options.onStatus({ state: 'connected', detail: null });
    queue.takeAll().forEach((text) => own.send(text));
    heartbeat.start(pace.heartbeatMs);
    if (hasBeenOpen) options.onReconnected();
    hasBeenOpen = true;
  };

  const closed = (code: number | undefined): void => {
    if (code === AUTH_REFUSED_CODE) void renewToken();
    else if (isOrderlyClose(code)) end({ state: 'disconnected', detail: null });
    else lose('Connection lost unexpectedly');
  };

  const connect = (): void => {
    dropSocket();
    options.onStatus({ state: 'connecting', detail: null });
    const own = options.openSocket(options.url());
    socket = own;
    timer = setTimeout(() => lose('Connection timeout'), REALTIME.connectTimeoutMs);
    own.addEventListener('open', () => {
      if (socket === own) opened(own);
    });
    own.addEventListener('message', ({ data }) => {
      if (socket === own) receive(data);
    });
    own.addEventListener('close', ({ code }) => {
      if (socket === own) closed(code);
    });
  };

  return {
    open: connect,
    close: () => end({ state: 'disconnected', detail: null }),
    wake: () => {
      if (isOver) return;
      reconnectsDone = 0;
      if (isOpen) heartbeat.start(pace.heartbeatMs);
      else if (socket === null && !isRenewing) connect();
    },
    setPace: (next) => {
      pace = next;
      if (isOpen) heartbeat.start(pace.heartbeatMs);
    },
    send: (text) => {
      if (isOpen) socket?.send(text);
      else queue.add(text);
    },
  };
};
