import { storeSubscription } from '../../behaviour/numbers/subscriptions';
import { microsOf } from '../../db/money';
import type { LedgerDraft } from '../../db/rows';
import type { World } from '../world';
import { seedDeposits, seededIncome, seedFirstDeposit } from './deposits';
import { seedNumbers } from './numbers';

const DAY_MS = 24 * 60 * 60_000;

const seedSubscriptions = (world: World, userId: number): readonly LedgerDraft[] =>
  (world.scenario.subscriptions ?? []).map((order) => {
    const { price, id, startsAt } = storeSubscription(world, userId, order);
    return { userId, kind: 'subscription', amount: -price, subjectId: id, at: startsAt };
  });

/** Time of the first entry: a day before the oldest number or deposit of the scenario. */
const firstEntryAt = ({ clock, scenario }: World): number => {
  const ages = [
    ...scenario.numbers.map(({ boughtAgoMs }) => boughtAgoMs),
    ...(scenario.deposits ?? []).map(({ createdAgoMs }) => createdAgoMs),
  ];
  return clock.now() - DAY_MS - ages.reduce((oldest, age) => Math.max(oldest, age), 0);
};

/**
 * Stores the purchases and deposits of the scenario's account, preceded by one deposit that makes the balance exactly
 * the scenario's.
 */
export const seedLedger = (world: World, userId: number): void => {
  const spent = [...seedNumbers(world, userId), ...seedSubscriptions(world, userId)];
  const moved = spent.reduce((sum, { amount }) => sum + amount, seededIncome(world));
  const firstCredit = microsOf(world.scenario.balanceUsd) - moved;
  const first = firstCredit > 0 ? seedFirstDeposit(world, userId, firstCredit, firstEntryAt(world)) : [];
  const entries = [...first, ...seedDeposits(world, userId), ...spent];
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    world.db.ledger.add((id) => ({ id, ...entry }));
  }
};
