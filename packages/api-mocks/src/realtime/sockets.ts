import { realtimeAnswers, type RealtimeAnswer, type RealtimeMessageType } from '@sms/domain/contracts';
import * as v from 'valibot';
import type { Clock } from '../db/clock';

/** 'high' marks what the user is waiting for. */
export type FramePriority = 'high' | 'normal';

/** The server's end of one open websocket, whatever carries it. */
export interface Socket {
  readonly userId: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Sends a message to all sockets of a user. Default priority: normal. */
export type Publish = <T extends RealtimeMessageType>(
  userId: number,
  type: T,
  data: RealtimeAnswer<T>,
  priority?: FramePriority,
) => void;

/** The open websockets of a world. */
export interface Sockets {
  add(socket: Socket): void;
  remove(socket: Socket): void;
  /** Sends a message to one socket. */
  tell<T extends RealtimeMessageType>(socket: Socket, type: T, data: RealtimeAnswer<T>): void;
  readonly publish: Publish;
  /** Ends every connection with a close code and its reason. */
  closeAll(code: number, reason: string): void;
}

/** Nobody is connected yet. Message ids are counted, so that a connection never changes the story. */
export const createSockets = (clock: Clock): Sockets => {
  const open = new Set<Socket>();
  let messages = 0;
  const frameOf = (userId: number, type: RealtimeMessageType, data: object, priority: FramePriority) => {
    messages += 1;
    return JSON.stringify({
      type,
      data: v.parse(realtimeAnswers[type], data),
      timestamp: clock.iso(),
      userId,
      messageId: `msg_${clock.now()}_${messages.toString(36).padStart(9, '0')}`,
      priority,
    });
  };
  return {
    add: (socket) => {
      open.add(socket);
    },
    remove: (socket) => {
      open.delete(socket);
    },
    tell: (socket, type, data) => {
      socket.send(frameOf(socket.userId, type, data, 'normal'));
    },
    publish: (userId, type, data, priority = 'normal') => {
      const frame = frameOf(userId, type, data, priority);
      for (const socket of open) if (socket.userId === userId) socket.send(frame);
    },
    closeAll: (code, reason) => {
      for (const socket of open) socket.close(code, reason);
      open.clear();
    },
  };
};
