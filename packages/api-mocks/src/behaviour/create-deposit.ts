import { koboOf } from '../db/money';
import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { marketRate, quoteAt } from './exchange';
import { refuse } from './refusal';
import { storeDeposit } from './store-deposit';

/** Opens a payment session with the provider; `naira` is what the user wants to pay. */
export const createDeposit = (
  world: World,
  userId: number,
  naira: number,
  paymentType: DepositRow['paymentType'],
) => {
  if (world.flags.paymentProviderDown) return refuse('DEPOSIT_CREATION_FAILED');
  const amount = koboOf(naira);
  const createdAt = world.clock.now();
  return storeDeposit(world, {
    userId,
    amount,
    paymentType,
    createdAt,
    ...quoteAt(marketRate(world), amount),
  });
};
