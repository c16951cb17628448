import { PAYMENT_SESSION_MS } from '@sms/domain/limits/tuning';
import { koboOf, nairaOf, usdOf } from '../../db/money';
import { createRandom, hashOf } from '../../db/random';
import type { DepositRow } from '../../db/rows';
import type { World } from '../../world/world';
import { isRejection, reject } from '../rejection';
import { storedMoment } from '../stored-moment';
import { marketRate, quoteAt } from './exchange-rate';
import { addLedgerEntry, publishBalance } from './ledger';

/** Data of a new payment session. */
export type DepositDraft = Pick<
  DepositRow,
  'userId' | 'amount' | 'credit' | 'rate' | 'paymentType' | 'createdAt'
>;

const TOKEN_LENGTH = 32;
const TRANSACTION_ID_LENGTH = 7;

/** Stores a payment session. The random parts of its references depend on the seed and its id alone. */
export const storeDeposit = (world: World, draft: DepositDraft): DepositRow =>
  world.db.deposits.add((id) => {
    const random = createRandom(hashOf(`${world.scenario.seed}/deposit/${id}`));
    return {
      id,
      txRef: `SMS_${draft.userId}_${draft.createdAt}_${random.reference(6)}`,
      token: random.hex(TOKEN_LENGTH),
      transactionId: Number(random.digits(TRANSACTION_ID_LENGTH)),
      providerRef: `FLW-${random.reference(12)}`,
      expiresAt: storedMoment(world, draft.createdAt + PAYMENT_SESSION_MS),
      status: 'PENDING_UNSETTLED',
      providerStatus: 'untouched',
      paidAt: null,
      ...draft,
      createdAt: storedMoment(world, draft.createdAt),
    };
  });

/** Opens a payment session with the provider; `naira` is the amount to pay. */
export const createDeposit = (
  world: World,
  userId: number,
  naira: number,
  paymentType: DepositRow['paymentType'],
) => {
  if (world.flags.paymentProviderDown) return reject('DEPOSIT_CREATION_FAILED');
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

const referencesOf = (world: World, deposit: DepositRow) => ({
  paymentReference: deposit.txRef,
  transactionReference: deposit.providerRef,
  amount: nairaOf(deposit.amount),
  timestamp: world.clock.iso(),
});

/** How the company learns that a payment has completed. */
type SettlementSource = 'notice' | 'verification';

const publishCredit = (world: World, { userId, credit }: DepositRow, source: SettlementSource): void => {
  if (!world.flags.incompleteBalanceFrames) {
    publishBalance(world, userId, credit);
    return;
  }
  const balance = source === 'notice' ? usdOf(credit) : null;
  world.publish(userId, 'balance_updated', { balance, change: usdOf(credit) });
};

/** Credits the quoted amount of an unsettled deposit and publishes it. */
export const settle = (world: World, deposit: DepositRow, source: SettlementSource): void => {
  deposit.status = 'PAID_SETTLED';
  deposit.paidAt = storedMoment(world, world.clock.now());
  addLedgerEntry(world, {
    userId: deposit.userId,
    kind: 'deposit',
    amount: deposit.credit,
    subjectId: deposit.id,
  });
  world.publish(deposit.userId, 'payment_successful', {
    ...referencesOf(world, deposit),
    currency: 'NGN',
    settlementAmount: usdOf(deposit.credit),
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
    settlementReference: deposit.providerRef,
    settlementAmount: usdOf(deposit.credit),
    settlementDate: world.clock.iso(),
    transactionCount: 1,
    timestamp: world.clock.iso(),
  });
};

const rejectionDetails = (deposit: DepositRow, extra: object = {}) => ({
  extra: { data: { tx_ref: deposit.txRef, status: deposit.status, ...extra } },
});

const cancelUnpaid = (world: World, deposit: DepositRow) => {
  deposit.status = 'CANCELLED';
  const over = world.clock.now() >= deposit.expiresAt;
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
  const { userId, txRef } = deposit;
  world.publish(userId, 'payment_verification_started', { txRef });
  const outcome = queryProvider(world, deposit);
  world.publish(userId, 'payment_verification_completed', { txRef, success: !isRejection(outcome) });
  return outcome;
};
