import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  FAVOURITES_MAX,
  STORAGE_MAX_BYTES,
  RECORDED_OUTCOMES_MAX,
  OUTCOME_CODE_MAX,
  PAGE_SIZE,
  RECENT_PURCHASES_MAX,
  WAITING_ID_MAX,
} from '../limits';
import { STORAGE_REGISTRY, type StorageEntry, type StorageName } from './registry';

/** A code or an id as the contracts let it through, at its longest for the most part. */
const code = fc.oneof(fc.constant('w'.repeat(50)), fc.stringMatching(/^[\w-]{1,50}$/));
const shortCode = fc.constant('w'.repeat(OUTCOME_CODE_MAX));
const time = fc.integer({ min: 0, max: 8.64e15 });
const upTo = <T>(maxLength: number, item: fc.Arbitrary<T>) =>
  fc.array(item, { maxLength, minLength: maxLength - 1, size: 'max' });

const click = {
  userId: code,
  key: fc.uuid(),
  clickedAt: time,
  clickedHereAt: time,
  knownIds: upTo(PAGE_SIZE, code),
};
/** A stored price: USD with 4 decimals. */
const price = fc.integer({ min: 0, max: 99_999_999 }).map((parts) => parts / 10_000);
const offer = { country: code, service: code, operator: code };

/**
 * Lists of the catalogue are bounded by their size alone: a longer one is not stored
 * (`STORED_TEXT_MAX_CHARACTERS`).
 */
type CutBySize = 'services' | 'countries';

/** Every stored value under its name, as large as the product's own limits allow. */
const values = {
  'favourite-services': upTo(FAVOURITES_MAX, code),
  'recent-purchases': upTo(RECENT_PURCHASES_MAX, fc.record(offer)),
  outcomes: upTo(
    RECORDED_OUTCOMES_MAX,
    fc.record({
      id: shortCode,
      country: shortCode,
      service: shortCode,
      operator: shortCode,
      status: fc.constant('cancelled'),
    }),
  ),
  'waiting-numbers': upTo(
    PAGE_SIZE,
    fc.record({
      id: fc.constant('1'.repeat(WAITING_ID_MAX)),
      expiresAt: time,
      isExempt: fc.constant(false),
    }),
  ),
  preferences: fc.record({
    sound: fc.boolean(),
    notifications: fc.constant(null),
    codeInTitle: fc.boolean(),
    refundAlert: fc.boolean(),
    lowBalance: fc.boolean(),
    lowBalanceUsd: price,
    singleKeys: fc.boolean(),
    numberFormat: fc.constant('national'),
    numbersWithoutCode: fc.constant('cancel'),
  }),
  'more-options': fc.boolean(),
  'first-code': fc.boolean(),
  'low-balance': fc.record({ usualPrice: price, dismissedAt: time }),
  theme: fc.constant('light'),
  'guide-read': fc.constant(true),
  'last-visit': fc.record({ version: fc.constant(1), at: time, active: fc.integer(), lastsUntil: time }),
  'signed-in': fc.constant(''),
  'unsettled-purchase': fc.record({ ...click, ...offer }),
  'unsettled-deposit': fc.record({ ...click, amount: time, method: code }),
  'unsettled-subscription': fc.record({ ...click, ...offer, days: time }),
  'unsettled-retry': fc.record({ ...click, numberId: code }),
  'exchange-rate': fc.record({ at: time, rate: fc.constant(1_535.123456) }),
  'payment-method': fc.constant('mobile'),
  'unsettled-top-up': fc.record({ userId: code, choices: fc.record(offer), txRef: code }),
  'checkout-window': fc.constant('yes'),
} satisfies Record<Exclude<StorageName, CutBySize>, fc.Arbitrary<unknown>>;

const bytesOf = (name: string, value: unknown) =>
  new TextEncoder().encode(`sms-dashboard:${name}${JSON.stringify(value)}`).length;

it.each(Object.entries(values))('storage registry: %s stays within its declared maximum', (id, value) => {
  const { maxBytes, scope } = STORAGE_REGISTRY[id as keyof typeof values];
  fc.assert(
    fc.property(value as fc.Arbitrary<unknown>, code, (stored, userId) => {
      expect(bytesOf(scope === 'user' ? `${id}-of-${userId}` : id, stored)).toBeLessThanOrEqual(maxBytes);
    }),
  );
});

it('storage registry: one user, the browser and a tab take at most 100 kB when all are full', () => {
  const all: readonly StorageEntry[] = Object.values(STORAGE_REGISTRY);
  expect(all.reduce((sum, { maxBytes }) => sum + maxBytes, 0)).toBeLessThanOrEqual(STORAGE_MAX_BYTES);
});
