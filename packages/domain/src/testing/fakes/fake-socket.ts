import type { OpenSocket, SocketEvent } from '../../realtime/connection/socket';

/** A socket whose other end is the test. */
const createFakeSocket = () => {
  const listeners: [type: string, listener: (event: SocketEvent) => void][] = [];
  const emit = (type: string, event: SocketEvent): void =>
    listeners.forEach(([wanted, listener]) => wanted === type && listener(event));
  const sent: unknown[] = [];
  let isClosed = false;
  const socket: ReturnType<OpenSocket> = {
    addEventListener: (...listener) => void listeners.push(listener),
    send: (text) => sent.push(JSON.parse(text)),
    close: () => void (isClosed = true),
  };
  return {
    /** The client's end. */
    socket,
    /** Messages the client sent, parsed as JSON. */
    sent,
    isClosed: () => isClosed,
    open: () => emit('open', {}),
    /** Sends one frame to the client. */
    push: (frame: unknown) => emit('message', { data: JSON.stringify(frame) }),
    /** Sends a text that need not be a valid frame. */
    pushText: (data: string) => emit('message', { data }),
    /** Ends it from the server's side. Default: 1006, a broken connection. */
    drop: (code = 1006) => {
      isClosed = true;
      emit('close', { code });
    },
  };
};

export type FakeSocket = ReturnType<typeof createFakeSocket>;

/** Fakes the browser's WebSocket and records every socket that was opened. */
export const createFakeSockets = () => {
  const all: FakeSocket[] = [];
  const openSocket: OpenSocket = () => {
    const fake = createFakeSocket();
    all.push(fake);
    return fake.socket;
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
