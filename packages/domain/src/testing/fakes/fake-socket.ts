import type { OpenSocket, SocketEvent } from '../../realtime/connection/socket';

type Listener = (event: SocketEvent) => void;

/** A socket whose other end is the test. */
export interface FakeSocket {
  /** Messages the client sent, parsed as JSON. */
  readonly sent: readonly unknown[];
  readonly isClosed: () => boolean;
  readonly open: () => void;
  /** Sends one frame to the client. */
  readonly push: (frame: unknown) => void;
  /** Sends a text that need not be a valid frame. */
  readonly pushText: (text: string) => void;
  /** Ends it from the server's side. Default: 1006, a broken connection. */
  readonly drop: (code?: number) => void;
}

const createFakeSocket = () => {
  const listeners = new Map<string, Listener[]>();
  const sent: unknown[] = [];
  let isClosed = false;
  const emit = (type: string, event: SocketEvent): void =>
    listeners.get(type)?.forEach((listener) => listener(event));

  const fake: FakeSocket = {
    sent,
    isClosed: () => isClosed,
    open: () => emit('open', {}),
    push: (frame) => emit('message', { data: JSON.stringify(frame) }),
    pushText: (data) => emit('message', { data }),
    drop: (code = 1006) => {
      isClosed = true;
      emit('close', { code });
    },
  };
  const socket: ReturnType<OpenSocket> = {
    addEventListener: (type, listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    send: (text) => sent.push(JSON.parse(text)),
    close: () => {
      isClosed = true;
    },
  };
  return { fake, socket };
};

/** Fakes the browser's WebSocket and records every socket that was opened. */
export const createFakeSockets = () => {
  const all: FakeSocket[] = [];
  const openSocket: OpenSocket = () => {
    const { fake, socket } = createFakeSocket();
    all.push(fake);
    return socket;
  };
  return {
    openSocket,
    all,
    /** The newest socket. @throws when none was opened */
    current: (): FakeSocket => {
      const socket = all.at(-1);
      if (socket === undefined) throw new Error('No socket was opened.');
      return socket;
    },
    live: (): readonly FakeSocket[] => all.filter((socket) => !socket.isClosed()),
  };
};
