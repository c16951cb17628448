import * as v from 'valibot';
import { paymentType } from '../../contracts/deposit';
import type { Deposit } from '../../contracts';
import { MONEY_CLOCK_SKEW_MS } from '../../limits';

const intentSchema = v.object({
  /** Who clicked: nobody else takes the deposit up again. */
  userId: v.string(),
  /** Naira. */
  amount: v.number(),
  method: paymentType,
  /** Server time of the click, ms since 1970. */
  clickedAt: v.number(),
  /** tx_refs of the newest deposits at the click; null when they were not known. */
  knownRefs: v.nullable(v.array(v.string())),
});

/** A deposit the user asked for, with what is needed to recognise it among the deposits. */
export type DepositIntent = v.InferOutput<typeof intentSchema>;

/** Reads a kept intent of this user; null for anything else. */
export const readDepositIntent = (kept: unknown, userId: string): DepositIntent | null => {
  const intent = v.safeParse(intentSchema, kept);
  return intent.success && intent.output.userId === userId ? intent.output : null;
};

/**
 * Whether a deposit is the one asked for by the click: of the same amount and method, and new since. One that
 * was not on the known list is new whatever the clocks say; dates decide only without a list.
 */
export const isOpenedBy = (intent: DepositIntent, deposit: Deposit): boolean => {
  if (deposit.ngnAmount !== intent.amount || deposit.paymentType !== intent.method) return false;
  if (intent.knownRefs !== null) return !intent.knownRefs.includes(deposit.txRef);
  return deposit.createdAt !== null && deposit.createdAt >= intent.clickedAt - MONEY_CLOCK_SKEW_MS;
};
