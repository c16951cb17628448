import { createElement } from 'react';
import { fn } from 'storybook/test';

import { sampleLimits } from '../story-kit';
import { Countdown } from './countdown';
import { LifetimeProgress } from './lifetime-progress';
import { MessageBody } from './message-body';
import { NumberGuide } from './number-guide';
import { RefundNote } from './refund-note';
import { LastMinutes, type LastMinutesPlace, type LastMinutesProps } from './number-card/last-minutes';
import type { NumberCardProps } from './number-card';

const refund = (text: string, autoCancelAt?: string) =>
  createElement(RefundNote, { children: text, autoCancelAt });
const bar = (minutesLeft: number) => createElement(LifetimeProgress, { limits: sampleLimits, minutesLeft });
const ticking = (remaining: string) => createElement(Countdown, { remaining });

/** Called by every offer to wait longer. */
export const waitClicked = fn();
const lastMinutes =
  (state: Partial<LastMinutesProps> = {}) =>
  (place: LastMinutesPlace) =>
    createElement(LastMinutes, {
      minutes: sampleLimits.lifetimeMinutes,
      lockMinutes: sampleLimits.refundAfterMinutes,
      onWait: waitClicked,
      ...state,
      ...place,
    });

const BUY_AGAIN = '/buy-number?country=187&service=wa&operator=';

/** A fresh waiting number; the base of every state below. */
export const baseCard: NumberCardProps = {
  service: 'WhatsApp',
  serviceCode: 'wa',
  country: 'United States',
  countryCode: '187',
  price: '$0.3000',
  status: 'waiting',
  phoneNumber: '+12025550143',
  phoneGroups: ['+1', '202', '555', '0143'],
  activationId: '3141592653',
  purchasedAt: 'Oct 1, 2025, 12:24 PM',
  countdown: ticking('18:42'),
  lifetimeProgress: bar(19),
  cancel: {
    kind: 'too-early',
    notice: 'Cancel option available in 3 minutes',
    tooltip: 'Cancel is available 4 minutes after purchase (2 min so far)',
  },
  complete: 'none',
  otherCopyLabel: 'Copy without +1',
  onCopyOther: fn(),
  onNotify: fn(),
  onKeepOnTop: fn(),
  onCopyPhone: fn(),
  onShowQr: fn(),
  onSupport: fn(),
  onCopyCode: fn(),
  onCancel: fn(),
  onReplace: fn(),
  onComplete: fn(),
  onUndo: fn(),
};

const refundable = (left: string, minutesLeft: number, autoCancelAt?: string) =>
  ({
    countdown: ticking(left.padStart('00:00'.length, '0')),
    lifetimeProgress: bar(minutesLeft),
    refundNote: refund(`Full refund for another ${left}`, autoCancelAt),
    cancel: { kind: 'available' },
  }) satisfies Partial<NumberCardProps>;

const received = {
  status: 'received',
  receivedAt: 'Oct 1, 2025, 12:31 PM',
  countdown: ticking('12:05'),
  lifetimeProgress: undefined,
  refundNote: undefined,
  code: '482913',
  isNewestCode: true,
  buyAgainHref: BUY_AGAIN,
  fullMessage: createElement(MessageBody, {
    message: { kind: 'ready', text: 'Your WhatsApp code is 482-913. Do not share it with anyone.' },
  }),
  cancel: { kind: 'none' },
  complete: 'available',
} satisfies Partial<NumberCardProps>;

const over = {
  buyAgainHref: BUY_AGAIN,
  countdown: undefined,
  lifetimeProgress: undefined,
  refundNote: undefined,
  cancel: { kind: 'none' },
} satisfies Partial<NumberCardProps>;

/** All states of the card by name. */
export const cardStates = {
  CancelNotYetPossible: {},
  NotListedYet: { note: "Not in the server's list yet" },
  FirstNumber: {
    guide: createElement(NumberGuide, { service: 'WhatsApp', isNotified: false, onNotifiedChange: fn() }),
  },
  FirstNumberInLastMinutes: {
    ...refundable('2:59', 3, '12:42 PM'),
    guide: createElement(NumberGuide, { service: 'WhatsApp', isNotified: true, onNotifiedChange: fn() }),
    lastMinutes: lastMinutes(),
  },
  WaitingCancellable: refundable('14:59', 15),
  CancelledAutomatically: {
    ...refundable('14:59', 15, '12:42 PM'),
    isExempt: false,
    onExemptChange: fn(),
  },
  LastMinutes: { ...refundable('2:59', 3, '12:42 PM'), lastMinutes: lastMinutes() },
  LastMinutesLoading: {
    ...refundable('2:59', 3, '12:42 PM'),
    lastMinutes: lastMinutes({ onWait: undefined }),
  },
  WaitingLonger: { ...refundable('2:40', 3, '12:42 PM'), lastMinutes: lastMinutes({ isBusy: true }) },
  WaitingLongerDeclined: {
    ...refundable('2:40', 3, '12:42 PM'),
    lastMinutes: lastMinutes({ error: 'Can only request retry for waiting numbers' }),
  },
  Cancelling: { ...refundable('14:58', 15), cancel: { kind: 'busy' } },
  ReceivedWithCode: received,
  SecondCode: { ...received, earlierCodes: ['118-402'] },
  OlderCode: { ...received, isNewestCode: false },
  FoldedWaiting: { isFoldable: true },
  JustBought: { isFoldable: true, defaultOpen: true },
  FoldedReceived: { ...received, isFoldable: true },
  CodeJustArrived: { ...received, isCodeNew: true },
  NationalFormat: { phoneGroups: ['202', '555', '0143'], otherCopyLabel: 'Copy with +1' },
  ReceivedWithoutCode: { ...received, code: undefined },
  CodeCopied: { ...received, copied: 'code' },
  PhoneCopied: { copied: 'phone' },
  MarkedComplete: { ...received, complete: 'pending' },
  Completing: { ...received, complete: 'busy' },
  Completed: { ...received, ...over, status: 'used', complete: 'none' },
  Cancelled: { ...over, status: 'cancelled', onDismiss: fn() },
  Expired: { ...over, status: 'expired', onDismiss: fn() },
  SmsBeforeCancel: {
    ...received,
    note: 'The SMS arrived before your cancellation, so nothing was cancelled or refunded: SMS 12:31:06 PM, cancellation declined 12:31:07 PM.',
  },
  LateSms: {
    ...received,
    ...over,
    status: 'expired',
    complete: 'none',
    fullMessage: undefined,
    note: 'This SMS arrived after the number expired: expired 12:44:00 PM, SMS 12:44:07 PM.',
    onDismiss: fn(),
  },
} satisfies Record<string, Partial<NumberCardProps>>;
