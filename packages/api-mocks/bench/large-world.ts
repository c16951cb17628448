import type { DepositSeed, NumberSeed, Scenario } from '../src/world/scenario';

const MINUTE_MS = 60_000;

const NUMBER_STATUSES = ['used', 'cancelled', 'expired', 'received', 'used'] as const;
const DEPOSIT_STATUSES = ['PAID_SETTLED', 'CANCELLED', 'PENDING_UNSETTLED', 'FAILED'] as const;
const SERVICES = ['wa', 'tg', 'go', 'ig', 'fb'] as const;

const numberSeed = (_: unknown, index: number): NumberSeed => ({
  service: SERVICES[index % SERVICES.length] ?? 'wa',
  country: index % 2 === 0 ? '187' : '16',
  status: NUMBER_STATUSES[index % NUMBER_STATUSES.length] ?? 'used',
  boughtAgoMs: (index + 1) * 30 * MINUTE_MS,
  code: String(100_000 + (index % 900_000)),
});

const depositSeed = (_: unknown, index: number): DepositSeed => ({
  naira: 1_000 + (index % 500),
  status: DEPOSIT_STATUSES[index % DEPOSIT_STATUSES.length] ?? 'PAID_SETTLED',
  createdAgoMs: (index + 1) * 60 * MINUTE_MS,
});

/** A long-standing customer: `scale` times 10,000 numbers and 5,000 deposits. */
export const largeWorld = (scale: number): Scenario => ({
  description: 'A customer of many years.',
  seed: 1,
  signedIn: true,
  balanceUsd: 100_000 * scale,
  numbers: Array.from({ length: 10_000 * scale }, numberSeed),
  deposits: Array.from({ length: 5_000 * scale }, depositSeed),
});
