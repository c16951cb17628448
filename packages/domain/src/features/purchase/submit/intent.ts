import * as v from 'valibot';
import type { PurchasedNumber } from '../../../contracts';
import { intentEntries } from '../../../reconciled-mutation/intent';

/** Reads a purchase kept across a page reload. */
export const purchaseIntent = v.object({
  ...intentEntries,
  country: v.string(),
  service: v.string(),
  /** Empty for any. */
  operator: v.string(),
});

/** A purchase the user asked for, with what is needed to recognise it among the active numbers. */
export type PurchaseIntent = v.InferOutput<typeof purchaseIntent>;

/** The numbers for the same service and country, whoever bought them and when. */
export const findCandidateNumbers = (
  { service, country }: PurchaseIntent,
  numbers: readonly PurchasedNumber[],
) =>
  numbers
    .filter(({ serviceCode, countryCode }) => serviceCode === service && countryCode === country)
    .map((number) => ({ id: number.id, date: number.purchasedAt, made: { id: number.id } }));
