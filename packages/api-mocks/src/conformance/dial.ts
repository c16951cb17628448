import { realtimeEnvelope, realtimeAnswers, type RealtimeMessageType } from '@sms/domain/contracts';
import * as v from 'valibot';

type Frame = v.InferOutput<typeof realtimeEnvelope>;

const isKnown = (type: string): type is RealtimeMessageType => Object.hasOwn(realtimeAnswers, type);

const readFrame = (text: string): Frame => {
  const frame = v.parse(realtimeEnvelope, JSON.parse(text));
  if (!isKnown(frame.type)) throw new Error(`${frame.type} is no message of the contract.`);
  v.assert(realtimeAnswers[frame.type], frame.data);
  return frame;
};

/** Opens a websocket and keeps what arrives; every frame is checked against the contract. */
export const dial = (origin: string, query: Readonly<Record<string, string>>) => {
  const address = `${origin.replace('http', 'ws')}/ws?${new URLSearchParams(query)}`;
  const socket = new WebSocket(address);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    frames.push(readFrame(String(data)));
    for (const look of waiting) look();
  });
  // A refused connection is reported by the 'close' that follows.
  socket.addEventListener('error', () => undefined);
  return {
    frames,
    send: (text: string) => {
      socket.send(text);
    },
    close: () => {
      socket.close();
    },
    /** The first frame of a type, now or as soon as it comes. */
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
