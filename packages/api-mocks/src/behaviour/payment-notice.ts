import { usdOf } from '../db/money';
import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { fail, settle } from './settlement';

/**
 * The provider tells by itself what became of a payment; one that was still processing has gone through by
 * now. Money that arrives for a cancelled deposit is credited all the same.
 */
export const receivePaymentNotice = (world: World, deposit: DepositRow): void => {
  if (deposit.status === 'PAID_SETTLED') return;
  if (deposit.providerWord === 'processing') deposit.providerWord = 'successful';
  if (deposit.providerWord === 'failed') fail(world, deposit);
  if (deposit.providerWord !== 'successful') return;
  settle(world, deposit, 'notice');
  world.publish(deposit.userId, 'settlement_completed', {
    settlementReference: deposit.providerRef,
    settlementAmount: usdOf(deposit.credit),
    settlementDate: world.clock.iso(),
    transactionCount: 1,
    timestamp: world.clock.iso(),
  });
};
