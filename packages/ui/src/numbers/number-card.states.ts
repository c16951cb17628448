import { fn } from 'storybook/test';

import { sampleLimits, type States } from '../story-kit';
import type { NumberCardProps } from './number-card';
import {
  BUY_AGAIN,
  clicked,
  detailsOf,
  ending,
  guide,
  lifeOf,
  message,
  refundable,
  timeOf,
} from './number-card.samples';

/** A fresh waiting number; the base of every state below. */
export const baseCard: NumberCardProps = {
  id: '1',
  limits: sampleLimits,
  service: 'WhatsApp',
  serviceCode: 'wa',
  country: 'United States',
  countryCode: '187',
  price: '$0.3000',
  status: 'waiting',
  phoneNumber: '+12025550143',
  phoneGroups: ['+1', '202', '555', '0143'],
  hasSms: false,
  earlierCodes: [],
  copied: undefined,
  life: lifeOf('18:42'),
  details: detailsOf(),
  cancel: {
    kind: 'too-early',
    notice: 'Cancel option available in 3 minutes',
    tooltip: `Cancel is available ${sampleLimits.refundAfterMinutes} minutes after purchase (2 min so far)`,
  },
  complete: 'none',
  buyAgain: BUY_AGAIN,
  onCopy: clicked.copy,
  onCancel: clicked.cancel,
  onComplete: clicked.complete,
  onUndo: fn(),
};

const received: Partial<NumberCardProps> = {
  status: 'received',
  life: timeOf('12:05'),
  hasSms: true,
  code: '482913',
  isNewestCode: true,
  details: detailsOf({ receivedAt: 'Oct 1, 2025, 12:31 PM', message }),
  message,
  cancel: { kind: 'none' },
  complete: 'available',
};

const over: Partial<NumberCardProps> = {
  life: null,
  cancel: { kind: 'none' },
  complete: 'none',
  onDismiss: fn(),
};

/** All states of the card by name. */
export const cardStates = {
  Waiting: {},
  NotListedYet: { note: "Not in the server's list yet" },
  WaitingCancellable: refundable('14:59'),
  CancelledAutomatically: {
    ...refundable('14:59', { autoCancelAt: '12:42 PM' }),
    details: detailsOf({ isExempt: false }),
  },
  NotCancelledAutomatically: refundable('1:15', {
    autoCancelTrouble: 'The server refuses to cancel this number; trying again at 0:40',
  }),
  LastMinutes: ending('2:59'),
  WaitingLonger: ending('2:40', { isBusy: true }),
  WaitingLongerChecked: ending('2:35', { isBusy: true, unconfirmed: 'checking' }),
  WaitingLongerNotChecked: ending('2:10', { unconfirmed: 'lookup-failed' }),
  WaitingLongerUnclear: ending('2:10', { unconfirmed: 'ambiguous' }),
  WaitingLongerDeclined: ending('2:40', { error: 'Can only request retry for waiting numbers' }),
  Cancelling: { ...refundable('14:58'), cancel: { kind: 'busy' } },
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
  Used: { ...received, ...over, status: 'used' },
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
    note: 'This SMS arrived at 12:44:07 PM, after the number expired at 12:44:00 PM.',
  },
} satisfies States<NumberCardProps, NumberCardProps['status']>;

/** The states of the only number of its page, by name. */
export const stageStates = {
  StageWaiting: { isStage: true },
  StageFirstNumber: { isStage: true, guide },
  StageLastMinutes: { ...ending('2:59'), isStage: true, guide },
  StageReceived: { ...received, isStage: true },
  StageLongNumber: { isStage: true, phoneGroups: ['+593', '99', '1234', '56789'] },
} satisfies Record<string, Partial<NumberCardProps>>;
