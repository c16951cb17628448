import type { DepositSeed, Scenario } from '../world/scenario';
import { MINUTE_MS, DAY_MS } from '@sms/domain/limits/spec';

const recent = { naira: 5_000, status: 'PENDING_UNSETTLED', createdAgoMs: 2 * MINUTE_MS } as const;

const PAST_STATUSES = [
  'PAID_SETTLED',
  'PAID_SETTLED',
  'CANCELLED',
  'PAID_SETTLED',
  'FAILED',
] satisfies readonly DepositSeed['status'][];
const PAST_TYPES = ['card', 'bank', 'ussd', 'mobile'] satisfies readonly DepositSeed['paymentType'][];

/** Past deposits of a customer who pays in every other day. */
const past = (count: number): readonly DepositSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    naira: 1_000 + 250 * (index % 9),
    status: PAST_STATUSES[index % PAST_STATUSES.length] ?? 'PAID_SETTLED',
    paymentType: PAST_TYPES[index % PAST_TYPES.length] ?? 'card',
    createdAgoMs: (index + 1) * 2 * DAY_MS,
  }));

/** Scenarios of a deposit (spec §4). */
export const depositScenarios = {
  'deposit-pending': {
    description: 'An unpaid deposit; its session is open for another 13 minutes.',
    seed: 51,
    deposits: [recent],
  },
  'deposit-paid': {
    description: 'A deposit that was paid, and the dashboard does not know it yet: verifying it settles it.',
    seed: 52,
    deposits: [{ ...recent, providerStatus: 'successful' }],
  },
  'deposit-processing': {
    description: 'A bank transfer that the bank is still working on: verifying it changes nothing.',
    seed: 53,
    deposits: [{ ...recent, paymentType: 'bank', providerStatus: 'processing' }],
  },
  'deposit-settles-late': {
    description: 'A bank transfer whose money arrives after five seconds.',
    seed: 54,
    deposits: [{ ...recent, paymentType: 'bank', providerStatus: 'processing', noticeInMs: 5_000 }],
  },
  'deposit-declined': {
    description: 'A deposit that the provider has declined, and the dashboard does not know it yet.',
    seed: 55,
    deposits: [{ ...recent, providerStatus: 'failed' }],
  },
  'deposit-expired': {
    description: 'A deposit whose session ended unpaid five minutes ago.',
    seed: 56,
    deposits: [{ ...recent, createdAgoMs: 20 * MINUTE_MS }],
  },
  'payment-provider-down': {
    description: 'A paid deposit, and a payment provider that cannot be asked.',
    seed: 58,
    deposits: [{ ...recent, providerStatus: 'successful' }],
    flags: { paymentProviderDown: true },
  },
  'many-deposits': {
    description: 'Three pages of deposits in every status.',
    seed: 59,
    balanceUsd: 120,
    deposits: [recent, ...past(52)],
  },
} as const satisfies Record<string, Scenario>;
