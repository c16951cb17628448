import { IDEMPOTENCY_HEADER, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';

const KEY = /^[\w-]{1,100}$/;

/** Identifies a keyed call by its method, path and key. Null without a valid key, or where keys are ignored. */
export const keyedCall = (world: World, operation: Operation, request: Request): string | null => {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (operation.keyed !== true || world.flags.keysIgnored || !KEY.test(key)) return null;
  return `${request.method} ${new URL(request.url).pathname} ${key}`;
};

/** The answer the user got to the same call before, if any. Refusals are not kept: they have changed nothing. */
export const earlierAnswer = (world: World, userId: number, call: string): unknown =>
  world.db.keyedAnswers.of(userId).find((row) => row.call === call)?.answer;

/** Keeps the answer to a call. */
export const keepAnswer = (world: World, userId: number, call: string, answer: unknown): void => {
  world.db.keyedAnswers.add((id) => ({ id, userId, call, answer }));
};
