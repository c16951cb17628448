import { usdOf, type Micros } from '../db/money';
import type { LedgerRow } from '../db/rows';
import type { World } from '../world';

const sumOf = (rows: readonly LedgerRow[]): Micros => rows.reduce((sum, row) => sum + row.amount, 0);

const entriesOf = (world: World, userId: number) =>
  world.db.ledger.all().filter((row) => row.userId === userId);

/** What a user has: the sum of all entries. */
export const balanceOf = (world: World, userId: number): Micros => sumOf(entriesOf(world, userId));

/** Totals of one kind of entry and their number. */
export const totalOf = (world: World, userId: number, kind: LedgerRow['kind']) => {
  const rows = entriesOf(world, userId).filter((row) => row.kind === kind);
  return { amount: Math.abs(sumOf(rows)), count: rows.length, lastAt: rows.at(-1)?.at ?? null };
};

/** Writes one movement of money now. */
export const book = (world: World, entry: Omit<LedgerRow, 'id' | 'at'>): void => {
  world.db.ledger.add((id) => ({ ...entry, id, at: world.clock.now() }));
};

/** Tells the user's open pages that the balance moved by `change` just now. */
export const announceBalance = (world: World, userId: number, change: Micros): void => {
  const balance = balanceOf(world, userId);
  world.publish(userId, 'balance_updated', {
    balance: usdOf(balance),
    previousBalance: usdOf(balance - change),
    change: usdOf(change),
  });
};
