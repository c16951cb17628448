import { IDEMPOTENCY_HEADER, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';

const KEY = /^[\w-]{1,100}$/;

/** Identifies a call with an idempotency key by its method, path and key. Null without a valid key, or where keys are ignored. */
export const idempotentCallOf = (world: World, operation: Operation, request: Request): string | null => {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (operation.hasIdempotencyKey !== true || world.flags.idempotencyKeysIgnored || !KEY.test(key))
    return null;
  return `${request.method} ${new URL(request.url).pathname} ${key}`;
};

/**
 * The stored response to an earlier request with the same key. Rejections are not stored: they have changed nothing.
 */
export const storedResponse = (world: World, userId: number, call: string): unknown =>
  world.db.storedResponses.of(userId).find((row) => row.call === call)?.response;

/** Stores the response to a call. */
export const storeResponse = (world: World, userId: number, call: string, response: unknown): void => {
  world.db.storedResponses.add((id) => ({ id, userId, call, response }));
};
