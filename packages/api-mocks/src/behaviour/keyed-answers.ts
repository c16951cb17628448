import { IDEMPOTENCY_HEADER, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';

const KEY = /^[\w-]{1,100}$/;

/** What names a keyed call: its method, its address and its key. Null for a call without one. */
export const keyedCall = (world: World, operation: Operation, request: Request): string | null => {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (operation.keyed !== true || world.flags.keysIgnored || !KEY.test(key)) return null;
  return `${request.method} ${new URL(request.url).pathname} ${key}`;
};

/** What the user was answered to this very call before. A refusal is not kept: it has changed nothing. */
export const earlierAnswer = (world: World, userId: number, call: string): unknown =>
  world.db.keyedAnswers.of(userId).find((row) => row.call === call)?.answer;

/** Keeps what a call was answered. */
export const keepAnswer = (world: World, userId: number, call: string, answer: unknown): void => {
  world.db.keyedAnswers.add((id) => ({ id, userId, call, answer }));
};
