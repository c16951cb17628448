import * as v from 'valibot';
import type { PurchasedNumber } from '../../contracts';
import { MONEY_CLOCK_SKEW_MS } from '../../limits';

const intentSchema = v.object({
  /** Who clicked: nobody else takes the purchase up again. */
  userId: v.string(),
  country: v.string(),
  service: v.string(),
  /** Empty for any. */
  operator: v.string(),
  /** Server time of the click, ms since 1970. */
  clickedAt: v.number(),
  /** Ids of the active numbers at the click; null when they were not known. */
  knownIds: v.nullable(v.array(v.string())),
});

/** A purchase the user asked for, with what is needed to recognise it among the active numbers. */
export type PurchaseIntent = v.InferOutput<typeof intentSchema>;

/** Reads a kept intent of this user; null for anything else. */
export const readIntent = (kept: unknown, userId: string): PurchaseIntent | null => {
  const intent = v.safeParse(intentSchema, kept);
  return intent.success && intent.output.userId === userId ? intent.output : null;
};

/**
 * Whether a number is the one bought by the click: for the same service and country, and new since. A
 * number that was not on the known list is new whatever the clocks say; dates decide only without a list.
 */
export const isBoughtBy = (intent: PurchaseIntent, number: PurchasedNumber): boolean => {
  if (number.serviceCode !== intent.service || number.countryCode !== intent.country) return false;
  if (intent.knownIds !== null) return !intent.knownIds.includes(number.id);
  return number.purchasedAt !== null && number.purchasedAt >= intent.clickedAt - MONEY_CLOCK_SKEW_MS;
};
