export interface SocketEvent {
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
