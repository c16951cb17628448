import { PAYMENT_SESSION_MS } from '@sms/domain/limits';
import { createRandom, hashOf } from '../db/random';
import type { DepositRow } from '../db/rows';
import type { World } from '../world';
import { storedMoment } from './stored-moment';

/** What is said of a payment session when it is opened. */
export type DepositDraft = Pick<
  DepositRow,
  'userId' | 'amount' | 'credit' | 'rate' | 'paymentType' | 'createdAt'
>;

const TOKEN_LENGTH = 32;
const TRANSACTION_ID_LENGTH = 7;

/** Opens a payment session. Its references follow from the seed and its id alone. */
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
      providerWord: 'untouched',
      paidAt: null,
      ...draft,
      createdAt: storedMoment(world, draft.createdAt),
    };
  });
