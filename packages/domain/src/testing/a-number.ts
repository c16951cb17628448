import type { PurchasedNumber } from '../contracts';

/** The time that tests start at. */
export const NOON = Date.parse('2025-10-01T12:00:00.000Z');

/** A waiting number bought 5 minutes ago, when the clock stands at `NOON`. */
export const aNumber = (fields: Partial<PurchasedNumber> = {}): PurchasedNumber => ({
  id: '1',
  activationId: 'a1',
  phoneNumber: '12025550123',
  countryCode: '187',
  serviceCode: 'wa',
  serviceName: 'WA',
  price: 0.3,
  status: 'waiting',
  smsCode: null,
  smsText: null,
  purchasedAt: NOON - 300_000,
  expiresAt: NOON + 900_000,
  receivedAt: null,
  ...fields,
});
