import type { Limits } from '../limits';

/** Limits of the specification, as the app supplies them. */
export const sampleLimits: Limits = {
  lifetimeMinutes: 20,
  refundAfterMinutes: 4,
  autoCancelMinutes: 2,
  outcomeSeconds: 90,
  depositMinNgn: 100,
  maxPriceStepUsd: 0.001,
  unscrolledCountries: 12,
  activityItems: 8,
  subscriptionDays: 30,
};

/** Countries in the provider's form. */
export const sampleCountries = [
  { code: '187', name: 'United States', flag: '🇺🇸' },
  { code: '16', name: 'United Kingdom', flag: '🇬🇧' },
  { code: '19', name: 'Nigeria', flag: '🇳🇬' },
  { code: '36', name: 'Canada', flag: '🇨🇦' },
  { code: '86', name: 'Italy', flag: '🇮🇹' },
  { code: '33', name: 'Colombia', flag: '🇨🇴' },
] as const;
