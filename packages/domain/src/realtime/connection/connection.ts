import { readFrame, type RealtimeMessage } from '../../contracts/messages';
import type { Clock, ClockSample } from '../../lib/time/clock';
import { REALTIME, CONNECTION_TIMING } from '../../limits/spec';
import { createHeartbeat } from './heartbeat';
import type { OpenSocket, SocketLike } from './socket';

/** The wait before a reconnect, in ms: doubled each time, 30 s at most; null after the last (spec §9). */
const reconnectDelayMs = (reconnectsDone: number, timing: ConnectionTiming): number | null =>
  reconnectsDone < timing.reconnects
    ? Math.min(timing.firstDelayMs * 2 ** reconnectsDone, REALTIME.maxDelayMs)
    : null;

export interface ConnectionTiming {
  /** Attempts in a row before it gives up. */
  readonly reconnects: number;
  /** Wait before the first of them, in ms. */
  readonly firstDelayMs: number;
  /** Time between two pings, in ms. */
  readonly heartbeatMs: number;
}

/** Why there is no connection, in the words the user reads (spec §8, Websocket). */
export type ConnectionTrouble =
  | 'Authentication failed'
  | 'Connection timeout'
  | 'Connection lost unexpectedly'
  | 'Failed to reconnect after maximum attempts';

/** The server does not accept the token (spec §8). */
const AUTH_REFUSED_CODE = 1008;

/** State of the connection and why it is lost (spec §4). After 'error' only a wake or a retry connects. */
export interface ConnectionStatus {
  readonly state: 'disconnected' | 'connecting' | 'connected' | 'error';
  readonly detail: ConnectionTrouble | null;
}

export interface ConnectionOptions {
  readonly openSocket: OpenSocket;
  /** Returns the address. Called at every attempt: the token may be a new one. */
  readonly url: () => string;
  /** Gets a new token in place of one that the server refuses, or soon will. */
  readonly refreshToken: () => Promise<unknown>;
  /** True when the token is so old that the server may refuse it. */
  readonly isTokenOld: () => boolean;
  readonly clock: Clock;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** `frame`: the message as received. */
  readonly onMessage: (message: RealtimeMessage, frame: string) => void;
  readonly onServerTime: (clockSample: ClockSample) => void;
}

/** At most one live socket, replaced when it fails (spec §7, §9; decision 0024). Closing is final. */
export const createConnection = (options: ConnectionOptions) => {
  let socket: SocketLike | null = null;
  let isOpen = false;
  /** Runs while the connection waits: for the socket to open, for the next attempt, or until it is stable. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timing: ConnectionTiming = CONNECTION_TIMING.usual;
  let reconnectsDone = 0;
  /** The token was renewed since the last stable connection: again would only repeat the refusal. */
  let hasRenewedToken = false;
  /** The last attempt ended before the socket opened: a browser reports a refused token in this way. */
  let isTokenSuspect = false;
  let isOver = false;
  let isRenewing = false;
  /** True if woken during the attempt in flight, which may have begun without a network. */
  let isWoken = false;

  const heartbeat = createHeartbeat({
    clock: options.clock,
    sendPing: (ping) => socket?.send(JSON.stringify(ping)),
    onSilence: () => handleLoss('Connection lost unexpectedly'),
    onServerTime: options.onServerTime,
  });

  /** Detaches the socket before closing it, so that its later events are ignored. */
  const dropSocket = (): void => {
    const dropped = socket;
    socket = null;
    isOpen = false;
    clearTimeout(timer);
    heartbeat.stop();
    dropped?.close();
  };

  const handleLoss = (detail: ConnectionTrouble): void => {
    isTokenSuspect = !isOpen;
    dropSocket();
    const delayMs = isWoken ? 0 : reconnectDelayMs(reconnectsDone, timing);
    if (delayMs === null) {
      options.onStatus({ state: 'error', detail: 'Failed to reconnect after maximum attempts' });
      return;
    }
    reconnectsDone += 1;
    timer = setTimeout(() => void reconnect(), delayMs);
    options.onStatus({ state: 'disconnected', detail });
  };

  /** Renews the token and returns whether there is a new one. Only a success uses up the one allowed. */
  const renewToken = async (): Promise<boolean> => {
    isRenewing = true;
    options.onStatus({ state: 'connecting', detail: null });
    const isRenewed = await options.refreshToken().then(
      () => true,
      () => false,
    );
    isRenewing = false;
    hasRenewedToken ||= isRenewed;
    return isRenewed;
  };

  const reconnect = async (): Promise<void> => {
    // An old token is renewed every time, since the new one is no longer old; a doubtful one only once.
    if (options.isTokenOld() || (isTokenSuspect && !hasRenewedToken)) await renewToken();
    if (!isOver) connect();
  };

  const handleAuthRejection = async (): Promise<void> => {
    dropSocket();
    if (hasRenewedToken) {
      options.onStatus({ state: 'error', detail: 'Authentication failed' });
      return;
    }
    const isRenewed = await renewToken();
    if (isOver) return;
    if (isRenewed) connect();
    else handleLoss('Connection lost unexpectedly');
  };

  /** The connection is stable. A greeting proves nothing: the server may greet everyone and then close. */
  const markStable = (): void => {
    reconnectsDone = 0;
    hasRenewedToken = false;
  };

  const receive = (frame: unknown): void => {
    heartbeat.received();
    if (typeof frame !== 'string') return;
    const message = readFrame(frame);
    if (message?.type === 'auth_error') {
      void handleAuthRejection();
      return;
    }
    if (message?.type === 'pong') heartbeat.pongReceived(message.data);
    if (message !== null) options.onMessage(message, frame);
  };

  const opened = (): void => {
    clearTimeout(timer);
    timer = setTimeout(markStable, REALTIME.stableAfterMs);
    isOpen = true;
    isWoken = false;
    options.onStatus({ state: 'connected', detail: null });
    heartbeat.start(timing.heartbeatMs);
  };

  const closed = (code: number | undefined): void => {
    if (code === AUTH_REFUSED_CODE) void handleAuthRejection();
    else handleLoss('Connection lost unexpectedly');
  };

  const connect = (): void => {
    dropSocket();
    isWoken = false;
    options.onStatus({ state: 'connecting', detail: null });
    const own = options.openSocket(options.url());
    socket = own;
    timer = setTimeout(() => handleLoss('Connection timeout'), REALTIME.connectTimeoutMs);
    own.addEventListener('open', () => {
      if (socket === own) opened();
    });
    own.addEventListener('message', ({ data }) => {
      if (socket === own) receive(data);
    });
    own.addEventListener('close', ({ code }) => {
      if (socket === own) closed(code);
    });
  };

  const wake = (): void => {
    // A renewal under way is followed by an attempt anyway; its new token must not reset the number of
    // attempts.
    if (isOver || isRenewing) return;
    reconnectsDone = 0;
    if (isOpen) heartbeat.start(timing.heartbeatMs);
    else if (socket === null) {
      clearTimeout(timer);
      void reconnect();
    } else isWoken = true;
  };

  return {
    open: () => {
      // If `wake` was called before, the connection is already being made.
      if (socket === null) connect();
    },
    close: () => {
      isOver = true;
      dropSocket();
      options.onStatus({ state: 'disconnected', detail: null });
    },
    /**
     * The machine is online, the page in view again or the token a new one: connects at once if there is no
     * connection, or once the attempt in flight fails, and resets the attempts.
     */
    wake,
    /** The user retries: as `wake`, and the token may be refreshed one more time. */
    retry: () => {
      hasRenewedToken = false;
      wake();
    },
    /** Changes the pace from now on. Default: the usual one. */
    setTiming: (next: ConnectionTiming) => {
      timing = next;
      if (isOpen) heartbeat.start(timing.heartbeatMs);
    },
  };
};

export type Connection = ReturnType<typeof createConnection>;
