import { PAYMENT_SESSION_MS } from '@sms/domain/limits/tuning';
import { isoOf } from '../../db/clock';
import { microsOf } from '../../db/money';
import { createRandom, hashOf } from '../../db/random';
import type { DepositRow } from '../../db/rows';
import { addRow } from '../../db/table';
import type { World } from '../../world/world';
import { isRejection, reject } from '../rejection';
import { storedMoment } from '../stored-moment';
import { marketRate, quoteAt, type Quote } from './exchange-rate';
import { addLedgerEntry, publishBalance } from './ledger';

const TOKEN_LENGTH = 32;
const TRANSACTION_ID_LENGTH = 7;

/** Stores a payment session. The random parts of its references depend on the seed and its id alone. */
export const storeDeposit = (
  world: World,
  userId: number,
  payment_type: DepositRow['payment_type'],
  createdAt: number,
  quote: Quote,
): DepositRow =>
  addRow(world.db.deposits, (id) => {
    const random = createRandom(hashOf(`${world.scenario.seed}/deposit/${id}`));
    return {
      id,
      userId,
      tx_ref: `SMS_${userId}_${createdAt}_${random.reference(6)}`,
      token: random.hex(TOKEN_LENGTH),
      flw_tx_id: Number(random.digits(TRANSACTION_ID_LENGTH)),
      flw_ref: `FLW-${random.reference(12)}`,
      payment_type,
      ...quote,
      status: 'PENDING_UNSETTLED',
      providerStatus: 'untouched',
      created_at: isoOf(storedMoment(world, createdAt)),
      expires_at: isoOf(storedMoment(world, createdAt + PAYMENT_SESSION_MS)),
      paid_at: null,
    };
  });

/** Opens a payment session with the provider; `naira` is the amount to pay. */
export const createDeposit = (
  world: World,
  userId: number,
  naira: number,
  paymentType: DepositRow['payment_type'],
) =>
  world.flags.paymentProviderDown
    ? reject('DEPOSIT_CREATION_FAILED')
    : storeDeposit(world, userId, paymentType, world.clock.now(), quoteAt(marketRate(world), naira));

const referencesOf = (world: World, deposit: DepositRow) => ({
  paymentReference: deposit.tx_ref,
  transactionReference: deposit.flw_ref,
  amount: deposit.ngn_amount,
  timestamp: world.clock.iso(),
});

/** How the company learns that a payment has completed. */
type SettlementSource = 'notice' | 'verification';

const publishCredit = (world: World, deposit: DepositRow, source: SettlementSource): void => {
  const { userId, usd_equivalent: change } = deposit;
  if (!world.flags.incompleteBalanceFrames) publishBalance(world, userId, microsOf(change));
  else world.publish(userId, 'balance_updated', { balance: source === 'notice' ? change : null, change });
};

/** Credits the quoted amount of an unsettled deposit and publishes it. */
export const settle = (world: World, deposit: DepositRow, source: SettlementSource): void => {
  deposit.status = 'PAID_SETTLED';
  deposit.paid_at = isoOf(storedMoment(world, world.clock.now()));
  addLedgerEntry(world, {
    userId: deposit.userId,
    kind: 'deposit',
    amount: microsOf(deposit.usd_equivalent),
    subjectId: deposit.id,
  });
  world.publish(deposit.userId, 'payment_successful', {
    ...referencesOf(world, deposit),
    currency: 'NGN',
    settlementAmount: deposit.usd_equivalent,
    settlementStatus: 'COMPLETED',
  });
  publishCredit(world, deposit, source);
};

/** Marks a payment as declined by the provider and publishes it, once. */
const fail = (world: World, deposit: DepositRow): void => {
  if (deposit.status === 'FAILED') return;
  deposit.status = 'FAILED';
  world.publish(deposit.userId, 'payment_failed', {
    ...referencesOf(world, deposit),
    reason: 'The payment was declined',
  });
};

/**
 * The provider reports the outcome of a payment unrequested; one that was still processing has completed by
 * now. Money that arrives for a cancelled deposit is credited.
 */
export const receivePaymentNotice = (world: World, deposit: DepositRow): void => {
  if (deposit.status === 'PAID_SETTLED') return;
  if (deposit.providerStatus === 'processing') deposit.providerStatus = 'successful';
  if (deposit.providerStatus === 'failed') fail(world, deposit);
  if (deposit.providerStatus !== 'successful') return;
  settle(world, deposit, 'notice');
  world.publish(deposit.userId, 'settlement_completed', {
    settlementReference: deposit.flw_ref,
    settlementAmount: deposit.usd_equivalent,
    settlementDate: world.clock.iso(),
    transactionCount: 1,
    timestamp: world.clock.iso(),
  });
};

const rejectionDetails = (deposit: DepositRow, extra: object = {}) => ({
  extra: { data: { tx_ref: deposit.tx_ref, status: deposit.status, ...extra } },
});

const cancelUnpaid = (world: World, deposit: DepositRow) => {
  deposit.status = 'CANCELLED';
  const over = world.clock.iso() >= deposit.expires_at;
  return reject(
    over ? 'PAYMENT_EXPIRED' : 'PAYMENT_NOT_ACTIVATED',
    rejectionDetails(deposit, { action_required: 'create_new_payment' }),
  );
};

/**
 * Asks the provider, whose status wins: a payment counts even when its session has expired or was cancelled.
 */
const queryProvider = (world: World, deposit: DepositRow) => {
  if (world.flags.paymentProviderDown) return reject('VERIFICATION_FAILED', rejectionDetails(deposit));
  switch (deposit.providerStatus) {
    case 'successful':
      settle(world, deposit, 'verification');
      return 'settled';
    case 'failed':
      fail(world, deposit);
      return reject('PAYMENT_FAILED', {
        text: 'Payment verification failed: failed',
        ...rejectionDetails(deposit, { flw_status: 'failed' }),
      });
    case 'processing':
      return reject('VERIFICATION_FAILED', {
        text: 'Payment is still processing. Please check back in a few minutes.',
        ...rejectionDetails(deposit),
      });
    case 'untouched':
      return cancelUnpaid(world, deposit);
  }
};

/**
 * Verifies a payment with the provider. Publishes the start of the verification and its outcome. While the
 * provider is still processing, or unreachable, the deposit does not change.
 */
export const verifyPayment = (world: World, deposit: DepositRow) => {
  if (deposit.status === 'PAID_SETTLED') return 'already-settled';
  const { userId, tx_ref: txRef } = deposit;
  world.publish(userId, 'payment_verification_started', { txRef });
  const outcome = queryProvider(world, deposit);
  world.publish(userId, 'payment_verification_completed', { txRef, success: !isRejection(outcome) });
  return outcome;
};
