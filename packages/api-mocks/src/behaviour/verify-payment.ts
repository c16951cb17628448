import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { isRefusal, refuse } from './refusal';
import { fail, settle } from './settlement';

const inform = (deposit: DepositRow, extra: object = {}) => ({
  extra: { data: { tx_ref: deposit.txRef, status: deposit.status, ...extra } },
});

const unpaid = (world: World, deposit: DepositRow) => {
  deposit.status = 'CANCELLED';
  const over = world.clock.now() >= deposit.expiresAt;
  return refuse(
    over ? 'PAYMENT_EXPIRED' : 'PAYMENT_NOT_ACTIVATED',
    inform(deposit, { action_required: 'create_new_payment' }),
  );
};

/** Asks the provider, and believes it: a payment counts even when its session is over or was cancelled. */
const ask = (world: World, deposit: DepositRow) => {
  if (world.flags.paymentProviderDown) return refuse('VERIFICATION_FAILED', inform(deposit));
  switch (deposit.providerWord) {
    case 'successful':
      settle(world, deposit, 'verification');
      return 'settled';
    case 'failed':
      fail(world, deposit);
      return refuse('PAYMENT_FAILED', {
        text: 'Payment verification failed: failed',
        ...inform(deposit, { flw_status: 'failed' }),
      });
    case 'processing':
      return refuse('VERIFICATION_FAILED', {
        text: 'Payment is still processing. Please check back in a few minutes.',
        ...inform(deposit),
      });
    case 'untouched':
      return unpaid(world, deposit);
  }
};

/**
 * Asks the provider what became of a payment. Open pages hear that it is being verified, and how it ended.
 * While the provider is still processing, or cannot be asked, the deposit stays as it is.
 */
export const verifyPayment = (world: World, deposit: DepositRow) => {
  if (deposit.status === 'PAID_SETTLED') return 'already-settled';
  const { userId, txRef } = deposit;
  world.publish(userId, 'payment_verification_started', { txRef });
  const outcome = ask(world, deposit);
  world.publish(userId, 'payment_verification_completed', { txRef, success: !isRefusal(outcome) });
  return outcome;
};
