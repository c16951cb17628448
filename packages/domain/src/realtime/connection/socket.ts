import { createStore } from 'effector';
import { scopeClosed } from '../../lib/session-events';

/** An event of a socket. */
export interface SocketEvent {
  /** Text of a message event. */
  readonly data?: unknown;
  /** Close code of a close event (RFC 6455 §7.4). */
  readonly code?: number;
}

/** The part of the WebSocket interface that the product uses, so that tests can fake it. */
export interface SocketLike {
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** Opens a socket, for example `(url) => new WebSocket(url)`. */
export type OpenSocket = (url: string) => SocketLike;

/** Opens sockets. Supplied by the app: `(url) => new WebSocket(url)`. Without it nothing connects. */
export const $openSocket = createStore<OpenSocket | null>(null).on(scopeClosed, () => null);

/** Scheme and host of the API, absolute. Supplied by the app. */
export const $realtimeOrigin = createStore('http://localhost');
