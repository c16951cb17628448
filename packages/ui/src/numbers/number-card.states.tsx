import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import { Button } from '../primitives/button';
import { LinkButton } from '../primitives/link-button';
import { sampleLimits } from '../story-kit';
import { Countdown } from './countdown';
import { MessageBody } from './message-body';
import { NumberGuide } from './number-guide';
import type { PhoneNumberProps } from './phone-number';
import type { RefundNoteProps } from './refund-note';
import type { SmsCodeProps } from './sms-code';
import { LastMinutes, type LastMinutesProps } from './number-card/last-minutes';
import {
  CancelAction,
  CompleteAction,
  type CancelState,
  type CompleteState,
} from './number-card/number-actions';
import { NumberCard } from './number-card';
import type { NumberDetailsProps } from './number-card/number-details';
import type { NumberHeaderProps } from './number-card/number-header';
import { NumberMenu, type NumberMenuItem } from './number-card/number-menu';
import { NumberRow } from './number-row';

type Number = Omit<NumberHeaderProps, 'time' | 'children' | 'fold'> &
  Pick<PhoneNumberProps, 'phoneGroups'> &
  Omit<SmsCodeProps, 'isCopied' | 'isFlush' | 'onCopy'> &
  Omit<NumberDetailsProps, 'onExemptChange'>;

/** A number, and what its card shows beside it. */
export interface SampleCardProps extends Number {
  time?: ReactNode;
  /** Bar of a waiting number. */
  minutesLeft?: number | undefined;
  money?: RefundNoteProps | undefined;
  note?: string | undefined;
  guide?: ReactNode;
  cancel: CancelState;
  complete: CompleteState;
  lastMinutes?: Partial<LastMinutesProps> | undefined;
  menu: readonly NumberMenuItem[];
  buyAgainHref?: string | undefined;
  copied?: 'phone' | 'code' | undefined;
  /** True for one of several on a phone, before it is opened. */
  isRow?: boolean | undefined;
}

/** Called by the cards of all stories. */
export const clicked = {
  copyPhone: fn(),
  copyCode: fn(),
  cancel: fn(),
  wait: fn(),
  complete: fn(),
  undo: fn(),
  exempt: fn(),
  dismiss: fn(),
  fold: fn(),
  menu: fn<(label: string) => void>(),
};

const BUY_AGAIN = '/buy-number?country=187&service=wa&operator=';
const item = (label: string): NumberMenuItem => ({ label, onSelect: () => clicked.menu(label) });

/** Composes a card as the active numbers page does. */
export function SampleCard(number: SampleCardProps) {
  const { status, code, copied, lastMinutes } = number;
  const subject = `${number.service} ${number.phoneNumber}`;
  const hasSms = code !== undefined || status === 'received';
  const state = hasSms ? 'received' : lastMinutes ? 'ending' : 'waiting';
  const codeBlock = hasSms && (
    <NumberCard.Code
      {...number}
      isFlush={number.isRow}
      isCopied={copied === 'code'}
      onCopy={clicked.copyCode}
    />
  );
  const note = number.note !== undefined && <NumberCard.Note>{number.note}</NumberCard.Note>;
  const bar = number.minutesLeft !== undefined && (
    <NumberCard.Life limits={sampleLimits} minutesLeft={number.minutesLeft} />
  );
  const cancel = <CancelAction cancel={number.cancel} subject={subject} onCancel={clicked.cancel} />;
  const actions = lastMinutes ? (
    <LastMinutes
      minutes={sampleLimits.lifetimeMinutes}
      lockMinutes={sampleLimits.refundAfterMinutes}
      onWait={clicked.wait}
      {...lastMinutes}
      subject={subject}
    >
      {cancel}
    </LastMinutes>
  ) : (
    cancel
  );
  if (number.isRow === true)
    return (
      <NumberRow
        {...number}
        state={state}
        code={codeBlock}
        fold={{ takesFocus: false, onToggle: clicked.fold }}
      >
        {note}
        {bar}
        {lastMinutes && actions}
      </NumberRow>
    );
  const outcome = hasSms || (status !== 'expired' && status !== 'cancelled') ? undefined : status;
  return (
    <NumberCard.Root subject={subject} state={outcome ? 'ended' : state} isFirst={number.guide !== undefined}>
      <NumberCard.Header {...number}>
        <NumberMenu subject={subject} items={number.menu} />
      </NumberCard.Header>
      {codeBlock}
      {note}
      <NumberCard.Phone
        {...number}
        isMain={status === 'waiting'}
        isGuided={number.guide !== undefined && !lastMinutes}
        isCopied={copied === 'phone'}
        onCopy={clicked.copyPhone}
      />
      {number.guide}
      {bar}
      {outcome && <NumberCard.Outcome outcome={outcome} price={number.price} />}
      <NumberCard.Actions>
        {actions}
        {number.money && <NumberCard.Money {...number.money} />}
        {outcome && <LinkButton to={BUY_AGAIN}>Buy again</LinkButton>}
        {number.time === undefined && (
          <Button variant="ghost" aria-label={`Dismiss ${subject}`} onClick={clicked.dismiss}>
            Dismiss
          </Button>
        )}
        {number.complete !== 'none' && (
          <CompleteAction
            complete={number.complete}
            subject={subject}
            onComplete={clicked.complete}
            onUndo={clicked.undo}
          />
        )}
        <NumberCard.Details {...number} onExemptChange={clicked.exempt} />
      </NumberCard.Actions>
    </NumberCard.Root>
  );
}

const ticking = (remaining: string) => <Countdown remaining={remaining} />;

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
  fullMessage: (
    <MessageBody
      message={{ kind: 'ready', text: 'Your WhatsApp code is 482-913. Do not share it with anyone.' }}
    />
  ),
  cancel: { kind: 'none' },
  complete: 'available',
} satisfies Partial<SampleCardProps>;

const over = {
  time: undefined,
  minutesLeft: undefined,
  cancel: { kind: 'none' },
} satisfies Partial<SampleCardProps>;

const guide = (isNotified: boolean) => (
  <NumberGuide service="WhatsApp" isNotified={isNotified} onNotifiedChange={fn()} />
);

/** All states of the card by name. */
export const cardStates = {
  CancelNotYetPossible: {},
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
  ReceivedWithCode: received,
  SecondCode: { ...received, earlierCodes: ['118-402'] },
  OlderCode: { ...received, isNewestCode: false },
  CodeJustArrived: { ...received, isCodeNew: true },
  NationalFormat: { phoneGroups: ['202', '555', '0143'] },
  ReceivedWithoutCode: { ...received, code: undefined },
  CodeCopied: { ...received, copied: 'code' },
  PhoneCopied: { copied: 'phone' },
  MarkedComplete: { ...received, complete: 'pending' },
  Completing: { ...received, complete: 'busy' },
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
} satisfies Record<string, Partial<SampleCardProps>>;

/** All states of a number's row on a phone by name. */
export const rowStates = {
  RowWaiting: {},
  RowInLastMinutes: cardStates.LastMinutes,
  RowWithCode: received,
  RowWithSecondCode: cardStates.SecondCode,
  RowWithoutCode: cardStates.ReceivedWithoutCode,
  RowWithNote: cardStates.SmsBeforeCancel,
} satisfies Record<string, Partial<SampleCardProps>>;
