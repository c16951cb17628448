import { createEvent, createStore, merge, sample } from 'effector';
import { $balanceReads, balanceRose } from '../account/balance';
import { formatUsd } from '../lib/format/money';
import { $time } from '../lib/time/clock';
import { $busyNumbers } from '../numbers/actions/end-number';
import { isOwnRefund } from '../numbers/actions/own-refunds';
import { $refundedIds } from '../numbers/auto-cancel/waiting-numbers';
import { $numbers, numbersUpdated } from '../numbers/list/active-numbers';
import type { NumbersStep } from '../numbers/list/numbers-model';
import { findNumber } from '../numbers/list/numbers-model';
import { formatPhoneNumber } from '../numbers/copying/copyable-text';
import { EXPIRED_TOAST_MS, TOAST_DURATIONS_MS } from '../limits/spec';
import {
  connectionEstablished,
  rateLimitApproached,
  serverErrorReceived,
  settlementCompleted,
  systemStatusReceived,
} from '../realtime/messages/events';
import { $session } from '../session/session';
import { toast } from '../lib/toasts/toasts';

/** A status without words would be an empty toast. */
const systemMessageReceived = systemStatusReceived.filterMap(({ message }) => message ?? undefined);

export const systemMessageDismissed = createEvent();

/** The newest message of the system, until the user dismisses it; null without one. */
export const $systemMessage = createStore<string | null>(null)
  .on(systemMessageReceived, (_, message) => message)
  .reset(systemMessageDismissed);

const firstEstablished = createEvent();

/**
 * Once per sign-in (spec §7): the badge shows reconnects and reloads. A new account arrives without a toast:
 * it would cover the guide to its first code.
 */
const $isAnnounced = createStore(false).on(firstEstablished, () => true);

sample({
  clock: connectionEstablished,
  source: { isAnnounced: $isAnnounced, session: $session },
  filter: ({ isAnnounced, session: { isRestored, isAccountNew } }) =>
    !isAnnounced && !isRestored && !isAccountNew,
  target: firstEstablished,
});

/**
 * The number of a message that it has expired; undefined where that is known: the server repeats it with each
 * slow list.
 */
const newlyExpired = ({ before, update, after }: NumbersStep) =>
  update?.kind === 'ended' && update.status === 'expired' && 'activationId' in update && before !== after
    ? findNumber(after, update.activationId)?.number
    : undefined;

const expiredText = (phoneNumber: string): string =>
  phoneNumber === '' ? 'A number expired' : `Number ${formatPhoneNumber(phoneNumber)} expired`;

const numberExpired = sample({
  clock: numbersUpdated.filterMap(newlyExpired),
  source: $refundedIds,
  // It writes 'expired' over 'cancelled' as well.
  filter: (refundedIds, { id }) => !refundedIds.has(id),
  fn: (_, { phoneNumber }) => toast('warning', expiredText(phoneNumber), EXPIRED_TOAST_MS),
  batch: false,
});

const balanceRaised = sample({
  clock: balanceRose,
  source: {
    numbers: $numbers,
    busy: $busyNumbers,
    balanceReads: $balanceReads,
    time: $time,
  },
  filter: ({ time, ...cancels }, rise) => !isOwnRefund(rise, { ...cancels, now: time.here() }),
  fn: (_, rise) => toast('success', `Balance increased by ${formatUsd(rise)}`),
});

/** The toast for a message when it arrives (spec §9, Toasts); `payment-outcomes` has those of payments. */
export const realtimeToastRequested = merge([
  firstEstablished.map(() =>
    toast('success', 'Real-time updates connected', TOAST_DURATIONS_MS.short.success),
  ),
  numberExpired,
  balanceRaised,
  settlementCompleted.map(() => toast('success', 'Payment settlement completed!')),
  serverErrorReceived.map(({ message }) => toast('error', message ?? 'Server error occurred')),
  rateLimitApproached.map(() => toast('warning', 'Rate limit approaching - slowing down requests')),
]);
