import { realtimeServerMessages } from '@sms/domain/contracts/operations';
import type { RealtimeMessageType, RealtimeServerMessage } from '@sms/domain/contracts/messages';
import * as v from 'valibot';
import type { Clock } from '../db/clock';
import { injectHostileTexts } from '../hostile/inject-hostile-texts';
import type { Flags } from './flags';

/** 'high' marks messages that the user is waiting for. */
export type FramePriority = 'high' | 'normal';

/** The server's end of one open websocket, over any transport. */
export interface Socket {
  readonly userId: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A signal for the sockets of all pages that share a world. */
export type Signal =
  | { readonly kind: 'frame'; readonly userId: number; readonly text: string }
  /** A socket of a user opened or closed: the one served until then is cut off. */
  | { readonly kind: 'taken-over'; readonly userId: number }
  | { readonly kind: 'close'; readonly code: number; readonly reason: string };

/**
 * The open websockets of a world; at first none. Message ids are counted, not random, so that a connection
 * never changes the random sequence.
 */
export const createSockets = (clock: Clock, flags: Pick<Flags, 'oneSocketPerUser' | 'hostileTexts'>) => {
  const open = new Set<Socket>();
  /** The newest socket of each user, unless one of theirs has closed since. */
  const newest = new Map<number, Socket>();
  let messages = 0;
  let relay: (signal: Signal) => void = () => undefined;
  const frameOf = (userId: number, type: RealtimeMessageType, data: object, priority: FramePriority) => {
    messages += 1;
    return JSON.stringify({
      type,
      data: injectHostileTexts<object>(
        type,
        realtimeServerMessages[type],
        v.parse(realtimeServerMessages[type], data),
        flags.hostileTexts,
      ),
      timestamp: clock.iso(),
      userId,
      messageId: `msg_${clock.now()}_${messages.toString(36).padStart(9, '0')}`,
      priority,
    });
  };
  const isServed = (socket: Socket): boolean =>
    !flags.oneSocketPerUser || newest.get(socket.userId) === socket;
  const deliver = (signal: Signal): void => {
    if (signal.kind === 'frame') {
      for (const socket of open) {
        if (socket.userId === signal.userId && isServed(socket)) socket.send(signal.text);
      }
    } else if (signal.kind === 'taken-over') {
      newest.delete(signal.userId);
    } else {
      for (const socket of open) socket.close(signal.code, signal.reason);
      open.clear();
      newest.clear();
    }
  };
  const signal = (given: Signal): void => {
    deliver(given);
    relay(given);
  };
  return {
    add: (socket: Socket): void => {
      open.add(socket);
      signal({ kind: 'taken-over', userId: socket.userId });
      newest.set(socket.userId, socket);
    },
    remove: (socket: Socket): void => {
      if (open.delete(socket)) signal({ kind: 'taken-over', userId: socket.userId });
    },
    sendTo: <T extends RealtimeMessageType>(
      socket: Socket,
      type: T,
      data: RealtimeServerMessage<T>,
    ): void => {
      const text = frameOf(socket.userId, type, data, 'normal');
      // The real server answers on the newest socket, whichever sent the ping and wherever it is open.
      if (flags.oneSocketPerUser) signal({ kind: 'frame', userId: socket.userId, text });
      else socket.send(text);
    },
    /** Sends a message to all sockets of a user. Default priority: normal. */
    publish: <T extends RealtimeMessageType>(
      userId: number,
      type: T,
      data: RealtimeServerMessage<T>,
      priority: FramePriority = 'normal',
    ): void => {
      signal({ kind: 'frame', userId, text: frameOf(userId, type, data, priority) });
    },
    /** Ends every connection with a close code and its reason. */
    closeAll: (code: number, reason: string): void => {
      signal({ kind: 'close', code, reason });
    },
    /** Calls `listener` with every signal published here, so that it can be forwarded to other pages. */
    onSignal: (listener: (signal: Signal) => void): void => {
      relay = listener;
    },
    /** Delivers a signal that was published elsewhere. */
    deliver,
  };
};

export type Sockets = ReturnType<typeof createSockets>;
