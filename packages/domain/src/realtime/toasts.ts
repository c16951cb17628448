import { createEvent, createStore, sample } from 'effector';
import { $isSessionRestored, sessionEnded } from '../features/session';
import type { ToastRequest } from '../features/toasts';
import { formatUsd } from '../rules';
import {
  EXPIRED_TOAST_MS,
  SHORT_DECIMALS,
  SMS_TOAST_HIGH_PRIORITY_MS,
  SMS_TOAST_MS,
  TOAST_DURATIONS_MS,
} from '../limits';
import { messagesOf } from './messages';

/** The live updates have something to say to the user (spec §9, Toasts). */
export const realtimeToastRequested = createEvent<ToastRequest>();

const firstEstablished = createEvent();

/** Once per sign-in (spec §7): neither reconnects nor reloads are announced again, the badge shows them. */
const $isAnnounced = createStore(false)
  .on(firstEstablished, () => true)
  .reset(sessionEnded);

sample({
  clock: messagesOf('connection_established'),
  source: { isAnnounced: $isAnnounced, isRestored: $isSessionRestored },
  filter: ({ isAnnounced, isRestored }) => !isAnnounced && !isRestored,
  target: firstEstablished,
});
sample({
  clock: firstEstablished,
  fn: () => ({
    tone: 'success' as const,
    text: 'Real-time updates connected',
    durationMs: TOAST_DURATIONS_MS.short.success,
  }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('sms_received'),
  fn: ({ data, highPriority }) => ({
    tone: 'success' as const,
    text: `SMS received: ${data.code}`,
    durationMs: highPriority ? SMS_TOAST_HIGH_PRIORITY_MS : SMS_TOAST_MS,
  }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('number_expired'),
  fn: ({ data }) => ({
    tone: 'warning' as const,
    text: `Number ${data.phoneNumber} expired`,
    durationMs: EXPIRED_TOAST_MS,
  }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('payment_successful'),
  fn: ({ data: { settlementAmount } }) => ({
    tone: 'success' as const,
    text:
      settlementAmount === null
        ? 'Payment successful!'
        : `Payment successful! ${formatUsd(settlementAmount, SHORT_DECIMALS)} credited to your account`,
  }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('payment_failed'),
  fn: ({ data: { reason } }) => ({
    tone: 'error' as const,
    text: reason === null ? 'Payment failed' : `Payment failed: ${reason}`,
  }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('settlement_completed'),
  fn: () => ({ tone: 'success' as const, text: 'Payment settlement completed!' }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('error'),
  fn: ({ data }) => ({ tone: 'error' as const, text: data.message ?? 'Server error occurred' }),
  target: realtimeToastRequested,
});
sample({
  clock: messagesOf('rate_limit_warning'),
  fn: () => ({
    tone: 'warning' as const,
    text: 'Rate limit approaching - slowing down requests',
  }),
  target: realtimeToastRequested,
});
// A status without words would be an empty toast.
sample({
  clock: messagesOf('system_status').filterMap(({ data }) => data.message ?? undefined),
  fn: (text) => ({ tone: 'info' as const, text }),
  target: realtimeToastRequested,
});
