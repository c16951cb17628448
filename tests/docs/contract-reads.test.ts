import { beforeAll, expect, it } from 'vitest';
import { createReads } from '../../packages/api-mocks/src/openapi/reads/reads';

let reads: ReturnType<typeof createReads>;
// Reading the types of the domain takes seconds.
beforeAll(() => {
  reads = createReads();
}, 60_000);

it('contract reads: a field is followed from its reader through a rule to the screens', () => {
  expect(reads.usesOf('rus')).toEqual({
    readers: ['packages/domain/src/contracts/catalogue.ts readCountry.rus'],
    domain: ['packages/domain/src/rules/catalogue/country-search.ts'],
    screens: expect.arrayContaining(['apps/dashboard/src/screens/buy-number/steps/use-country-step.tsx']),
  });
});

it('contract reads: a renamed field is followed under its new name', () => {
  expect(reads.usesOf('newExpiryDate')).toEqual({
    readers: ['packages/domain/src/contracts/numbers.ts retryNumber.reader.newExpiryDate'],
    domain: ['packages/domain/src/features/numbers/actions/retry.ts'],
    screens: expect.arrayContaining(['apps/dashboard/src/screens/history/number-retry-screen.tsx']),
  });
});

it('contract reads: a field of an opaque value is read where it is looked up', () => {
  expect(reads.usesOf('realPrice')).toMatchObject({
    readers: ['packages/domain/src/contracts/price-book.ts readOffer'],
    domain: expect.arrayContaining(['packages/domain/src/rules/pricing/displayed-price.ts']),
  });
});

it('contract reads: a field of a request has no reader, and any other name is no field', () => {
  expect(reads.isField('nothing')).toBe(false);
  expect(reads.isField('maxPrice')).toBe(true);
  expect(reads.usesOf('maxPrice')).toEqual({ readers: [], domain: [], screens: [] });
});

it('contract reads: lists what the server promises and no reader reads', () => {
  const unread = reads.unread();
  expect(unread).toContain('packages/domain/src/contracts/numbers.ts wireNumber.user_id');
  expect(unread).toContain('packages/domain/src/contracts/deposit.ts wireDeposit.customer_email');
  for (const field of ['wireNumber.price', 'accessToken', 'realPrice', 'maxPrice'])
    expect(unread).not.toContainEqual(expect.stringMatching(new RegExp(`\\b${field}$`)));
});
