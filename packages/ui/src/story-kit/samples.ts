import type { Limits } from '../limits';

/** Numbers of the specification, as the app supplies them. */
export const sampleLimits: Limits = {
  lifetimeMinutes: 20,
  refundAfterMinutes: 4,
  outcomeSeconds: 90,
  maxPriceUsd: 100,
  maxPriceStepUsd: 0.001,
  unscrolledCountries: 12,
  activityItems: 8,
  subscriptionDays: 30,
};

/** Countries as the number provider lists them. */
export const sampleCountries = [
  { code: '187', name: 'United States', flag: '🇺🇸' },
  { code: '16', name: 'United Kingdom', flag: '🇬🇧' },
  { code: '19', name: 'Nigeria', flag: '🇳🇬' },
  { code: '36', name: 'Canada', flag: '🇨🇦' },
  { code: '86', name: 'Italy', flag: '🇮🇹' },
  { code: '33', name: 'Colombia', flag: '🇨🇴' },
] as const;

/** A name no layout was made for. */
export const longServiceName =
  'International Association of Extraordinarily Long Marketplace Names (Verification)';
