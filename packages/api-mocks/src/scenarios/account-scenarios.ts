import type { NumberSeed, Scenario } from '../world/scenario';
import { MINUTE_MS, DAY_MS } from '@sms/domain/limits/spec';

const PAST_STATUSES = ['used', 'cancelled', 'used', 'expired', 'used'] as const;
const PAST_SERVICES = ['wa', 'tg', 'go', 'ig', 'fb'] as const;
const PAST_COUNTRIES = ['187', '16', '19'] as const;

/** Past numbers of a regular customer, one every 0.7 days. */
const past = (count: number): readonly NumberSeed[] =>
  Array.from({ length: count }, (_, index) => {
    const status = PAST_STATUSES[index % PAST_STATUSES.length] ?? 'used';
    return {
      status,
      service: PAST_SERVICES[index % PAST_SERVICES.length] ?? 'wa',
      country: PAST_COUNTRIES[index % PAST_COUNTRIES.length] ?? '187',
      boughtAgoMs: (index + 1) * 0.7 * DAY_MS,
      ...(status === 'used' ? { code: String(204_816 + 7_351 * index) } : {}),
    };
  });

const promptProvider = { arrives: 1, soonestMs: 5_000, latestMs: 15_000, late: 0, again: 0 } as const;

/** Scenarios by the signed-in account. */
export const accountScenarios = {
  demo: {
    description: 'A visitor of the demonstration; the demo account has money and two numbers.',
    seed: 11,
    signedIn: false,
    balanceUsd: 25,
    numbers: [
      { service: 'tg', country: '16', status: 'received', boughtAgoMs: 6 * MINUTE_MS, code: '48213' },
      {
        service: 'wa',
        country: '187',
        status: 'waiting',
        boughtAgoMs: 2 * MINUTE_MS,
        arriving: [{ inMs: 45_000, code: '730154' }],
      },
      ...past(8),
    ],
  },
  'first-visit': {
    description: 'Signed out; the account was never used.',
    seed: 1,
    signedIn: false,
    balanceUsd: 0,
  },
  'empty-account': {
    description: 'Signed in, without money and without numbers.',
    seed: 2,
    balanceUsd: 0,
  },
  'ready-to-buy': {
    description: 'Signed in with money and no number; every number that is bought gets its SMS soon.',
    seed: 3,
    deliveryProfile: promptProvider,
  },
  'first-purchase': {
    description: 'Signed out; the account has money, and every number that is bought gets its SMS soon.',
    seed: 9,
    signedIn: false,
    deliveryProfile: promptProvider,
  },
  'no-sms': {
    description: 'Signed in with money and no number; no number that is bought ever gets an SMS.',
    seed: 10,
    deliveryProfile: { arrives: 0, onCancel: 0 },
  },
  'busy-account': {
    description: 'Signed in with numbers in every status.',
    seed: 4,
    balanceUsd: 148.3725,
    numbers: [
      { service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 20_000 },
      { service: 'tg', country: '16', status: 'waiting', boughtAgoMs: 3 * MINUTE_MS },
      { service: 'go', country: '19', status: 'waiting', boughtAgoMs: 9 * MINUTE_MS },
      { service: 'fb', country: '36', status: 'waiting', boughtAgoMs: 19.5 * MINUTE_MS },
      { service: 'ig', country: '82', status: 'received', boughtAgoMs: 4 * MINUTE_MS, code: '604918' },
      { service: 'wa', country: '34', status: 'received', boughtAgoMs: 25 * MINUTE_MS, code: '118-402' },
      ...past(45),
    ],
  },
  reseller: {
    description: 'Signed in with twenty numbers, bought half a minute apart; no SMS arrives.',
    seed: 12,
    balanceUsd: 60,
    numbers: Array.from({ length: 20 }, (_, index) => ({
      service: 'tg',
      country: '36',
      status: 'waiting' as const,
      boughtAgoMs: (4 + index / 2) * MINUTE_MS,
    })),
    deliveryProfile: { arrives: 0, onCancel: 0 },
  },
  'many-waiting': {
    description:
      'Signed in with 25 waiting numbers, bought 45 seconds apart; the oldest has 25 seconds left. Lists are as slow as the real server’s.',
    seed: 13,
    balanceUsd: 60,
    numbers: Array.from({ length: 25 }, (_, index) => ({
      service: index % 2 === 0 ? 'tg' : 'wa',
      country: '36',
      status: 'waiting' as const,
      boughtAgoMs: 20 * MINUTE_MS - 25_000 - index * 45_000,
    })),
    deliveryProfile: { arrives: 0, onCancel: 0 },
    flags: { providerAnswerMs: 1_400 },
  },
  'long-history': {
    description: 'Signed in; thirteen pages of numbers bought in half a year.',
    seed: 6,
    balanceUsd: 31.42,
    numbers: past(250),
  },
  subscriber: {
    description: 'Signed in with two subscriptions.',
    seed: 7,
    balanceUsd: 60,
    subscriptions: [
      { service: 'wa', country: '187', period: 7 },
      { service: 'tg', country: '16', period: 1 },
    ],
  },
  'large-catalogue': {
    description: 'Signed in; 2,000 services are on offer.',
    seed: 5,
    balanceUsd: 40,
    serviceCount: 2_000,
  },
} as const satisfies Record<string, Scenario>;
