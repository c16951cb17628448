/** An event of a socket. */
export interface SocketEvent {
  /** Of a message: the text that arrived. */
  readonly data?: unknown;
  /** Of a close: why (RFC 6455 §7.4). */
  readonly code?: number;
}

/** The part of a browser's WebSocket the product uses, so that tests can stand in for it. */
export interface SocketLike {
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** Opens a socket, for example `(url) => new WebSocket(url)`. */
export type OpenSocket = (url: string) => SocketLike;
