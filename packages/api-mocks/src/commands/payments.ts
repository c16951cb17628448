import { receivePaymentNotice, settle, storeDeposit } from '../behaviour/payments/deposits';
import { marketRate, quoteAt } from '../behaviour/payments/exchange-rate';
import type { DepositRow, ProviderStatus } from '../db/rows';
import { ofUser, rowOf } from '../db/table';
import type { World } from '../world/world';
import { customerOf } from './numbers';

/** The customer's pending payments, newest first. */
export const openPayments = (world: World): readonly DepositRow[] => {
  const { id } = customerOf(world);
  return ofUser(world.db.deposits, id)
    .filter(({ status }) => status === 'PENDING_UNSETTLED')
    .toReversed();
};

const setProviderStatus = (world: World, depositId: number, providerStatus: ProviderStatus): void => {
  const deposit = rowOf(world.db.deposits, depositId);
  if (deposit === undefined) return;
  deposit.providerStatus = providerStatus;
  receivePaymentNotice(world, deposit);
};

/** The payer has paid, and the provider notifies the company. */
export const settlePayment = (world: World, depositId: number): void =>
  setProviderStatus(world, depositId, 'successful');

/** The provider declines a payment, and notifies the company. */
export const failPayment = (world: World, depositId: number): void =>
  setProviderStatus(world, depositId, 'failed');

/** The customer deposits an amount of naira by bank transfer, at today's rate. */
export const addFunds = (world: World, naira: number): void => {
  const quote = quoteAt(marketRate(world), naira);
  const deposit = storeDeposit(world, customerOf(world).id, 'bank', world.clock.now(), quote);
  deposit.providerStatus = 'successful';
  settle(world, deposit, 'notice');
};
