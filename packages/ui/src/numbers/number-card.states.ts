import { createElement } from 'react';
import { fn } from 'storybook/test';

import type { States } from '../story-kit';
import { Countdown } from './countdown';
import { MessageBody } from './message-body';
import type { NumberMenuItem } from './number-card/number-menu';
import { BUY_AGAIN, clicked, type SampleCardProps } from './number-card.samples';
import { NumberGuide } from './number-guide';

const ticking = (remaining: string) => createElement(Countdown, { remaining });
const item = (label: string): NumberMenuItem => ({ label, onSelect: () => clicked.menu(label) });

/** A fresh waiting number; the base of every state below. */
export const baseCard: SampleCardProps = {
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
  code: undefined,
  time: ticking('18:42'),
  minutesLeft: 19,
  cancel: {
    kind: 'too-early',
    notice: 'Cancel option available in 3 minutes',
    tooltip: 'Cancel is available 4 minutes after purchase (2 min so far)',
  },
  complete: 'none',
  menu: [
    'Notify me when the code arrives',
    'Copy without +1',
    'Keep on top',
    'Show QR code',
    'Copy for support',
  ].map(item),
};

const refundable = (left: string, minutesLeft: number, autoCancelAt?: string) =>
  ({
    time: ticking(left.padStart('00:00'.length, '0')),
    minutesLeft,
    money: { children: `Full refund for another ${left}`, autoCancelAt },
    cancel: { kind: 'available' },
  }) satisfies Partial<SampleCardProps>;

const received = {
  status: 'received',
  receivedAt: 'Oct 1, 2025, 12:31 PM',
  time: ticking('12:05'),
  minutesLeft: undefined,
  code: '482913',
  isNewestCode: true,
  menu: [{ label: 'Buy again', to: BUY_AGAIN }, ...baseCard.menu],
  fullMessage: createElement(MessageBody, {
    message: { kind: 'ready', text: 'Your WhatsApp code is 482-913. Do not share it with anyone.' },
  }),
  cancel: { kind: 'none' },
  complete: 'available',
} satisfies Partial<SampleCardProps>;

const over = {
  time: undefined,
  minutesLeft: undefined,
  cancel: { kind: 'none' },
} satisfies Partial<SampleCardProps>;

const guide = (isNotified: boolean) =>
  createElement(NumberGuide, { service: 'WhatsApp', isNotified, onNotifiedChange: fn() });

/** All states of the card by name. */
export const cardStates = {
  Waiting: {},
  NotListedYet: { note: "Not in the server's list yet" },
  FirstNumber: { guide: guide(false) },
  FirstNumberInLastMinutes: { ...refundable('2:59', 3, '12:42 PM'), guide: guide(true), lastMinutes: {} },
  WaitingCancellable: refundable('14:59', 15),
  CancelledAutomatically: { ...refundable('14:59', 15, '12:42 PM'), isExempt: false },
  LastMinutes: { ...refundable('2:59', 3, '12:42 PM'), lastMinutes: {} },
  LastMinutesLoading: { ...refundable('2:59', 3, '12:42 PM'), lastMinutes: { onWait: undefined } },
  WaitingLonger: { ...refundable('2:40', 3, '12:42 PM'), lastMinutes: { isBusy: true } },
  WaitingLongerDeclined: {
    ...refundable('2:40', 3, '12:42 PM'),
    lastMinutes: { error: 'Can only request retry for waiting numbers' },
  },
  Cancelling: { ...refundable('14:58', 15), cancel: { kind: 'busy' } },
  Received: received,
  SecondCode: { ...received, earlierCodes: ['118-402'] },
  OlderCode: { ...received, isNewestCode: false },
  CodeJustArrived: { ...received, isCodeNew: true },
  NationalFormat: { phoneGroups: ['202', '555', '0143'] },
  ReceivedWithoutCode: { ...received, code: undefined },
  CodeCopied: { ...received, copied: 'code' },
  PhoneCopied: { copied: 'phone' },
  MarkedComplete: { ...received, complete: 'pending' },
  Completing: { ...received, complete: 'busy' },
  Used: { ...received, ...over, status: 'used', complete: 'none' },
  Cancelled: { ...over, status: 'cancelled' },
  Expired: { ...over, status: 'expired' },
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
  },
} satisfies States<SampleCardProps, SampleCardProps['status']>;

/** All states of a number's row on a phone by name. */
export const rowStates = {
  RowWaiting: {},
  RowInLastMinutes: cardStates.LastMinutes,
  RowWithCode: received,
  RowWithSecondCode: cardStates.SecondCode,
  RowWithoutCode: cardStates.ReceivedWithoutCode,
  RowWithNote: cardStates.SmsBeforeCancel,
} satisfies Record<string, Partial<SampleCardProps>>;
