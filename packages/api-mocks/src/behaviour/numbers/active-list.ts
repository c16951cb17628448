import type { ListedRow, NumberRow } from '../../db/rows';
import { rowOf } from '../../db/table';
import { addTask } from '../../world/schedule';
import type { World } from '../../world/world';
import { isExpired, writeExpired } from './number-lifecycle';

/**
 * Writes what the provider has answered for the waiting numbers of a list. The server keeps the rows of the
 * start: a number that was cancelled meanwhile becomes 'expired', and one that had expired is published
 * again.
 */
export const endList = (world: World, rows: readonly ListedRow[]): void => {
  if (!world.flags.expiryCheckedByList) return;
  for (const { id, expiry_date } of rows) {
    const number = rowOf(world.db.numbers, id);
    if (number === undefined || number.sms !== null || world.clock.iso() < expiry_date) continue;
    writeExpired(world, number);
  }
};

/**
 * Asks the provider for the waiting numbers of a list, after those of the lists before it: a list that its
 * client gave up is finished as well.
 * @returns when the last one is answered, ms since 1970
 */
export const beginList = (world: World, rows: readonly NumberRow[]): number => {
  const now = world.clock.now();
  const waiting = rows.filter(({ status }) => status === 'waiting');
  const before = world.schedule.findLast(({ task }) => task.kind === 'list-end');
  const duration = waiting.length * world.flags.providerAnswerMs;
  const endsAt = duration === 0 ? now : Math.max(now, before?.at ?? now) + duration;
  const asked = waiting.map(({ id, expiry_date }) => ({ id, expiry_date }));
  if (endsAt === now) endList(world, asked);
  else addTask(world, endsAt, { kind: 'list-end', rows: asked });
  return endsAt;
};

/** A number as a list shows it at its end: as it was at the start, besides an SMS and its expiry. */
export const rowAtListEnd = (world: World, start: NumberRow): NumberRow => {
  const number = rowOf(world.db.numbers, start.id);
  if (start.status === 'waiting' && number?.status === 'received') return number;
  return world.flags.expiryCheckedByList && isExpired(world, start) ? { ...start, status: 'expired' } : start;
};
