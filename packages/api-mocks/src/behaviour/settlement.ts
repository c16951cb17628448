import { nairaOf, usdOf } from '../db/money';
import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { announceBalance, book } from './ledger';

const referencesOf = (world: World, deposit: DepositRow) => ({
  paymentReference: deposit.txRef,
  transactionReference: deposit.providerRef,
  amount: nairaOf(deposit.amount),
  timestamp: world.clock.iso(),
});

/** Credits the quoted amount of a deposit that is not settled yet and tells the open pages. */
export const settle = (world: World, deposit: DepositRow): void => {
  deposit.status = 'PAID_SETTLED';
  deposit.paidAt = world.clock.now();
  book(world, { userId: deposit.userId, kind: 'deposit', amount: deposit.credit, subjectId: deposit.id });
  world.publish(deposit.userId, 'payment_successful', {
    ...referencesOf(world, deposit),
    currency: 'NGN',
    settlementAmount: usdOf(deposit.credit),
    settlementStatus: 'COMPLETED',
  });
  announceBalance(world, deposit.userId, deposit.credit);
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
