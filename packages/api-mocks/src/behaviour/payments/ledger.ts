import { usdOf, type Micros } from '../../db/money';
import type { LedgerRow } from '../../db/rows';
import { ofUser } from '../../db/table';
import type { World } from '../../world/world';

/**
 * Totals of a user's account, in one pass over their entries. Moments in ms since 1970, null where nothing
 * has happened yet.
 */
export const accountOf = (world: World, userId: number) => {
  let [balance, deposited, spent] = [0, 0, 0];
  let [lastDepositAt, lastAt]: [number | null, number | null] = [null, null];
  for (const entry of ofUser(world.db.ledger, userId)) {
    balance += entry.amount;
    lastAt = entry.at;
    if (entry.kind === 'deposit') {
      deposited += entry.amount;
      lastDepositAt = entry.at;
    } else if (entry.kind !== 'refund') spent -= entry.amount;
  }
  /** `spent` is the cost of numbers and subscriptions. A refund does not reduce it. */
  return { balance, deposited, spent, lastDepositAt, lastAt };
};

/** A user's balance. */
export const balanceOf = (world: World, userId: number): Micros => accountOf(world, userId).balance;

/** Adds a ledger entry. Default time: now. */
export const addLedgerEntry = (
  { db, clock }: World,
  entry: Omit<LedgerRow, 'at'>,
  at = clock.now(),
): void => {
  db.ledger.push({ ...entry, at });
};

/** Publishes the balance and its `change` to the user's open pages. */
export const publishBalance = (world: World, userId: number, change: Micros): void => {
  const balance = balanceOf(world, userId);
  world.publish(userId, 'balance_updated', {
    balance: usdOf(balance),
    ...(world.flags.incompleteBalanceFrames ? {} : { previousBalance: usdOf(balance - change) }),
    change: usdOf(change),
  });
};
