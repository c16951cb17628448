import type { RealtimeMessageType } from '@sms/domain/contracts';
import { checkFrame, type Frame } from '../checks/check-frame';
import type { Difference } from '../checks/difference';

/** Opens a websocket and records its messages, with all violations of the contract. */
export const connectWebSocket = (origin: string, query: Readonly<Record<string, string>>) => {
  const address = `${origin.replace('http', 'ws')}/ws?${new URLSearchParams(query)}`;
  const socket = new WebSocket(address);
  const frames: Frame[] = [];
  const differences: Difference[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    const checked = checkFrame(String(data));
    if (checked.frame !== null) frames.push(checked.frame);
    differences.push(...checked.differences);
    for (const look of waiting) look();
  });
  // The 'close' event that follows reports a refused connection.
  socket.addEventListener('error', () => undefined);
  return {
    frames,
    differences,
    send: (text: string) => {
      socket.send(text);
    },
    close: () => {
      socket.close();
    },
    /** The first frame of a type, already received or yet to come. */
    next: (type: RealtimeMessageType): Promise<Frame> =>
      new Promise((resolve) => {
        const look = () => {
          const frame = frames.find((candidate) => candidate.type === type);
          if (frame === undefined) return;
          waiting.delete(look);
          resolve(frame);
        };
        waiting.add(look);
        look();
      }),
    /** Resolves with the close code. */
    closed: new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => {
        resolve(code);
      });
    }),
  };
};

/** An open websocket and its received messages. */
export type WebSocketConnection = ReturnType<typeof connectWebSocket>;
