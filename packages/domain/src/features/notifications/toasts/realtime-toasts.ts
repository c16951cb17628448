import { combine, createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import {
  EXPIRED_TOAST_MS,
  SHORT_DECIMALS,
  SMS_TOAST_HIGH_PRIORITY_MS,
  SMS_TOAST_MS,
  TOAST_DURATIONS_MS,
  TOAST_LIMIT,
} from '../../../limits';
import { messagesOf, smsReceived } from '../../../realtime/messages/dispatch';
import { formatUsd, phoneInText, serviceLabel } from '../../../rules';
import { $allNumbers } from '../../numbers/list/active-numbers';
import { findNumber } from '../../numbers/list/numbers-reducer';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $isAccountNew, $isSessionRestored } from '../../session/start-up';
import { sessionEnded } from '../../../lib/session-events';
import { toast, type ToastRequest } from './toasts';

/** A status without words would be an empty toast. */
const systemMessageReceived = messagesOf('system_status').filterMap(({ data }) => data.message ?? undefined);

/** The user has read the message of the system. */
export const systemMessageDismissed = createEvent();

/** The newest message of the system, until the user dismisses it; null without one. */
export const $systemMessage = createStore<string | null>(null)
  .on(systemMessageReceived, (_, message) => message)
  .reset(systemMessageDismissed, sessionEnded);

const firstEstablished = createEvent();

/**
 * Once per sign-in (spec §7): neither reconnects nor reloads are announced again, the badge shows them. A new account
 * arrives without a toast: it would cover the guide to its first code.
 */
const $isAnnounced = createStore(false)
  .on(firstEstablished, () => true)
  .reset(sessionEnded);

sample({
  clock: messagesOf('connection_established'),
  source: { isAnnounced: $isAnnounced, isRestored: $isSessionRestored, isNew: $isAccountNew },
  filter: ({ isAnnounced, isRestored, isNew }) => !isAnnounced && !isRestored && !isNew,
  target: firstEstablished,
});

/** Subject of an SMS by activation id: service and number, where known. */
const $subjects = combine($allNumbers, $serviceNames, (numbers, names) => (activationId: string) => {
  const number = findNumber(numbers, activationId);
  return number && `${serviceLabel(number, names)} · ${phoneInText(number.phoneNumber)}`;
});

const smsToastRequested = createEvent<ToastRequest>();

const requestSmsToastsFx = createEffect((requests: readonly ToastRequest[]): void => {
  requests.forEach(scopeBind(smsToastRequested, { safe: true }));
});

sample({
  clock: smsReceived,
  source: $subjects,
  fn: (subjectOf, received) =>
    // Of more than fit, only the newest would remain.
    received.slice(-TOAST_LIMIT).map(({ activationId, code, highPriority }): ToastRequest => {
      const about = subjectOf(activationId);
      return {
        ...toast(
          'success',
          `SMS received: ${code}`,
          highPriority ? SMS_TOAST_HIGH_PRIORITY_MS : SMS_TOAST_MS,
        ),
        code,
        ...(about !== undefined && { about }),
      };
    }),
  target: requestSmsToastsFx,
});

/** The toast for a message when it arrives (spec §9, Toasts). */
export const realtimeToastRequested = merge([
  firstEstablished.map(() =>
    toast('success', 'Real-time updates connected', TOAST_DURATIONS_MS.short.success),
  ),
  smsToastRequested,
  messagesOf('number_expired').map(({ data }) =>
    toast('warning', `Number ${data.phoneNumber} expired`, EXPIRED_TOAST_MS),
  ),
  messagesOf('payment_successful').map(({ data: { settlementAmount } }) =>
    toast(
      'success',
      settlementAmount === null
        ? 'Payment successful!'
        : `Payment successful! ${formatUsd(settlementAmount, SHORT_DECIMALS)} credited to your account`,
    ),
  ),
  messagesOf('payment_failed').map(({ data: { reason } }) =>
    toast('error', reason === null ? 'Payment failed' : `Payment failed: ${reason}`),
  ),
  messagesOf('settlement_completed').map(() => toast('success', 'Payment settlement completed!')),
  messagesOf('error').map(({ data }) => toast('error', data.message ?? 'Server error occurred')),
  messagesOf('rate_limit_warning').map(() =>
    toast('warning', 'Rate limit approaching - slowing down requests'),
  ),
  systemMessageReceived.map((message) => toast('info', message)),
]);
