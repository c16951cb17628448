import * as v from 'valibot';
import { paymentType } from '../../../contracts/deposit';
import type { Deposit } from '../../../contracts';
import { intentEntries } from '../../../reconciled-mutation/intent';

/** Reads a deposit kept across a page reload. Its known ids are tx_refs. */
export const depositIntent = v.object({
  ...intentEntries,
  /** Naira. */
  amount: v.number(),
  method: paymentType,
});

/** A deposit the user asked for, with what is needed to recognise it among the deposits. */
export type DepositIntent = v.InferOutput<typeof depositIntent>;

/** The deposits of the same amount and method, whoever opened them and when. */
export const findCandidateDeposits = ({ amount, method }: DepositIntent, deposits: readonly Deposit[]) =>
  deposits
    .filter(({ ngnAmount, paymentType }) => ngnAmount === amount && paymentType === method)
    .map((deposit) => ({ id: deposit.txRef, date: deposit.createdAt, made: deposit }));
