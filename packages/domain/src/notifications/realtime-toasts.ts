import { createEvent, createStore, merge, sample } from 'effector';
import { EXPIRED_TOAST_MS, TOAST_DURATIONS_MS } from '../limits/spec';
import { messagesOf } from '../realtime/messages/dispatch';
import { $isAccountNew, $isSessionRestored } from '../session/start-up';
import { toast } from '../lib/toasts/toasts';

/** A status without words would be an empty toast. */
const systemMessageReceived = messagesOf('system_status').filterMap(({ data }) => data.message ?? undefined);

/** The user has read the message of the system. */
export const systemMessageDismissed = createEvent();

/** The newest message of the system, until the user dismisses it; null without one. */
export const $systemMessage = createStore<string | null>(null)
  .on(systemMessageReceived, (_, message) => message)
  .reset(systemMessageDismissed);

const firstEstablished = createEvent();

/**
 * Once per sign-in (spec §7): neither reconnects nor reloads are announced again, the badge shows them. A new account
 * arrives without a toast: it would cover the guide to its first code.
 */
const $isAnnounced = createStore(false).on(firstEstablished, () => true);

sample({
  clock: messagesOf('connection_established'),
  source: { isAnnounced: $isAnnounced, isRestored: $isSessionRestored, isNew: $isAccountNew },
  filter: ({ isAnnounced, isRestored, isNew }) => !isAnnounced && !isRestored && !isNew,
  target: firstEstablished,
});

/** The toast for a message when it arrives (spec §9, Toasts); `payment-events` tells those of payments. */
export const realtimeToastRequested = merge([
  firstEstablished.map(() =>
    toast('success', 'Real-time updates connected', TOAST_DURATIONS_MS.short.success),
  ),
  messagesOf('number_expired').map(({ data }) =>
    toast('warning', `Number ${data.phoneNumber} expired`, EXPIRED_TOAST_MS),
  ),
  messagesOf('settlement_completed').map(() => toast('success', 'Payment settlement completed!')),
  messagesOf('error').map(({ data }) => toast('error', data.message ?? 'Server error occurred')),
  messagesOf('rate_limit_warning').map(() =>
    toast('warning', 'Rate limit approaching - slowing down requests'),
  ),
  systemMessageReceived.map((message) => toast('info', message)),
]);
