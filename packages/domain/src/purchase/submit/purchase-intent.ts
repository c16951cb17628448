import * as v from 'valibot';
import type { PurchasedNumber } from '../../contracts';
import { intentEntries } from '../../money/intent';

/** Parses a purchase intent stored across a page reload. */
export const purchaseIntent = v.object({
  ...intentEntries,
  country: v.string(),
  service: v.string(),
  /** Empty for any. */
  operator: v.string(),
});

/** A requested purchase, with the data to recognise it among the active numbers. */
export type PurchaseIntent = v.InferOutput<typeof purchaseIntent>;

/** Numbers for the same service and country, of any origin and time. */
export const findCandidateNumbers = (
  { service, country }: PurchaseIntent,
  numbers: readonly PurchasedNumber[],
) =>
  numbers
    .filter(({ serviceCode, countryCode }) => serviceCode === service && countryCode === country)
    .map((number) => ({ id: number.id, date: number.purchasedAt, made: { id: number.id, number: null } }));
