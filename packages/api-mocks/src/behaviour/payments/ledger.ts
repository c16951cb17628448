import { usdOf, type Micros } from '../../db/money';
import type { LedgerRow } from '../../db/rows';
import type { World } from '../../world/world';

/** A user's money in figures. Moments in ms since 1970, null where nothing has happened yet. */
export interface Account {
  /** The sum of all entries. */
  readonly balance: Micros;
  readonly deposited: Micros;
  /** What numbers and subscriptions cost. A refund does not reduce it. */
  readonly spent: Micros;
  readonly lastDepositAt: number | null;
  readonly lastAt: number | null;
}

/** A user's money, from one walk through their entries. */
export const accountOf = (world: World, userId: number): Account => {
  let [balance, deposited, spent] = [0, 0, 0];
  let [lastDepositAt, lastAt]: [number | null, number | null] = [null, null];
  for (const entry of world.db.ledger.of(userId)) {
    balance += entry.amount;
    lastAt = entry.at;
    if (entry.kind === 'deposit') {
      deposited += entry.amount;
      lastDepositAt = entry.at;
    } else if (entry.kind !== 'refund') spent -= entry.amount;
  }
  return { balance, deposited, spent, lastDepositAt, lastAt };
};

/** A user's balance. */
export const balanceOf = (world: World, userId: number): Micros => accountOf(world, userId).balance;

/** Writes one movement of money now. */
export const addLedgerEntry = (world: World, entry: Omit<LedgerRow, 'id' | 'at'>): void => {
  world.db.ledger.add((id) => ({ id, at: world.clock.now(), ...entry }));
};

/** Tells the user's open pages that the balance moved by `change` just now. */
export const publishBalance = (world: World, userId: number, change: Micros): void => {
  const balance = balanceOf(world, userId);
  world.publish(userId, 'balance_updated', {
    balance: usdOf(balance),
    ...(world.flags.incompleteBalanceFrames ? {} : { previousBalance: usdOf(balance - change) }),
    change: usdOf(change),
  });
};
