import { nairaOf, usdOf } from '../db/money';
import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { announceBalance, book } from './ledger';
import { storedMoment } from './stored-moment';

const referencesOf = (world: World, deposit: DepositRow) => ({
  paymentReference: deposit.txRef,
  transactionReference: deposit.providerRef,
  amount: nairaOf(deposit.amount),
  timestamp: world.clock.iso(),
});

/** How the company heard that a payment has gone through. */
type HeardBy = 'notice' | 'verification';

const announceCredit = (world: World, { userId, credit }: DepositRow, heardBy: HeardBy): void => {
  if (!world.flags.balanceFramesUntidy) {
    announceBalance(world, userId, credit);
    return;
  }
  const balance = heardBy === 'notice' ? usdOf(credit) : null;
  world.publish(userId, 'balance_updated', { balance, change: usdOf(credit) });
};

/** Credits the quoted amount of a deposit that is not settled yet and tells the open pages. */
export const settle = (world: World, deposit: DepositRow, heardBy: HeardBy): void => {
  deposit.status = 'PAID_SETTLED';
  deposit.paidAt = storedMoment(world, world.clock.now());
  book(world, { userId: deposit.userId, kind: 'deposit', amount: deposit.credit, subjectId: deposit.id });
  world.publish(deposit.userId, 'payment_successful', {
    ...referencesOf(world, deposit),
    currency: 'NGN',
    settlementAmount: usdOf(deposit.credit),
    settlementStatus: 'COMPLETED',
  });
  announceCredit(world, deposit, heardBy);
};

/** Notes that the provider has turned the payment down, once. */
export const fail = (world: World, deposit: DepositRow): void => {
  if (deposit.status === 'FAILED') return;
  deposit.status = 'FAILED';
  world.publish(deposit.userId, 'payment_failed', {
    ...referencesOf(world, deposit),
    reason: 'The payment was declined',
  });
};
