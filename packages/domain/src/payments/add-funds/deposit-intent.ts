import * as v from 'valibot';
import { paymentType } from '../../contracts/deposit';
import type { Deposit } from '../../contracts';
import { intentEntries } from '../../money/intent';

/** Parses a deposit intent stored across a page reload. Its known ids are tx_refs. */
export const depositIntent = v.object({
  ...intentEntries,
  /** Naira. */
  amount: v.number(),
  method: paymentType,
});

/** A requested deposit, with the data to recognise it among the deposits. */
export type DepositIntent = v.InferOutput<typeof depositIntent>;

/** Deposits of the same amount and method, of any origin and time. */
export const findCandidateDeposits = ({ amount, method }: DepositIntent, deposits: readonly Deposit[]) =>
  deposits
    .filter(({ ngnAmount, paymentType }) => ngnAmount === amount && paymentType === method)
    .map((deposit) => ({ id: deposit.txRef, date: deposit.createdAt, made: deposit }));
