import type { Scenario } from '../world/scenario';
import { noQuirks } from '../world/server-quirks';

/** Failure scenarios (spec §8). */
export const troubleScenarios = {
  'insufficient-balance': {
    description: 'Signed in with three cents: nothing can be bought.',
    seed: 31,
    balanceUsd: 0.03,
  },
  'operator-out-of-stock': {
    description: 'The networks T-Mobile, EE and MTN have no numbers; any other network has.',
    seed: 32,
    flags: { operatorsWithoutNumbers: ['t_mobile', 'ee', 'mtn'] },
  },
  'out-of-stock': {
    description: 'No numbers in stock anywhere.',
    seed: 33,
    flags: { operatorsWithoutNumbers: ['*'] },
  },
  'provider-rate-limited': {
    description: 'The number provider limits purchases.',
    seed: 34,
    flags: { purchasesLimited: true },
  },
  'prices-rate-limited': {
    description: 'The number provider limits price look-ups.',
    seed: 35,
    flags: { pricesLimited: true },
  },
  'price-missing': {
    description: 'WhatsApp has no price in any country.',
    seed: 36,
    flags: { unpricedServices: ['wa'] },
  },
  'price-rises': {
    description: 'After twenty seconds every number costs half as much again.',
    seed: 41,
    changes: [{ inMs: 20_000, flags: { priceFactor: 1.5 } }],
  },
  'country-runs-out': {
    description: 'After twenty seconds Canada has no numbers for WhatsApp; other countries have.',
    seed: 45,
    changes: [{ inMs: 20_000, flags: { servicesWithoutStock: ['36/wa'] } }],
  },
  'spec-compliant-server': {
    description:
      'The company keeps to the specification: no call limits, a balance in every message, all tabs served. A deposit is pending.',
    seed: 44,
    deposits: [{ naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: 120_000 }],
    flags: noQuirks,
  },
  'provider-account-empty': {
    description: 'The operator has not paid the number provider: every purchase fails.',
    seed: 43,
    flags: { providerAccountEmpty: true },
  },
  'purchase-unconfirmed': {
    description: 'The first purchase is carried out, but its answer gets lost.',
    seed: 37,
    flags: {
      faults: [{ operation: 'purchaseNumber', times: 1, corruption: 'connection-lost', carriedOut: true }],
    },
  },
  'session-expired': {
    description: 'The session has ended: its refresh cookie is not accepted any more.',
    seed: 38,
    flags: { refreshFails: true },
  },
  'csrf-rotated': {
    description: 'The first unsafe call meets a server that has forgotten the anti-forgery secret.',
    seed: 39,
    flags: { csrfRotated: true },
  },
  'server-down': {
    description: 'The server cannot be reached.',
    seed: 40,
    flags: { serverDown: true },
  },
} as const satisfies Record<string, Scenario>;
