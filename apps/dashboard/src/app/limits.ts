import { AUTO_CANCEL } from '@sms/domain/limits/cancel-timing';
import {
  CANCEL_LOCK_MS,
  DEPOSIT_MIN_NGN,
  MAX_PRICE_STEP_USD,
  MINUTE_MS,
  NUMBER_LIFETIME_MS,
  RECENT_ACTIVITY_ITEMS,
  REQUEST_TIMEOUT_MS,
  SECOND_MS,
  SUBSCRIPTION_MAX_DAYS,
  UNSCROLLED_COUNTRIES,
} from '@sms/domain/limits/spec';

/** Limits of the specification in display units; screens pass them to ui (decision 0001). */
export const limits = {
  lifetimeMinutes: NUMBER_LIFETIME_MS / MINUTE_MS,
  refundAfterMinutes: CANCEL_LOCK_MS / MINUTE_MS,
  autoCancelMinutes: AUTO_CANCEL.fromMs / MINUTE_MS,
  outcomeSeconds: REQUEST_TIMEOUT_MS / SECOND_MS,
  depositMinNgn: DEPOSIT_MIN_NGN,
  maxPriceStepUsd: MAX_PRICE_STEP_USD,
  unscrolledCountries: UNSCROLLED_COUNTRIES,
  activityItems: RECENT_ACTIVITY_ITEMS,
  subscriptionDays: SUBSCRIPTION_MAX_DAYS,
};
