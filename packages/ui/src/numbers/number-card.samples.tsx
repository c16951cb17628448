import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import { Button } from '../primitives/buttons/button';
import { LinkButton } from '../primitives/buttons/link-button';
import { sampleLimits } from '../story-kit';
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
import type { NumberDetailsProps } from './number-card';
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

/** Repeats the purchase of the sample. */
export const BUY_AGAIN = '/buy-number?country=187&service=wa&operator=';

/**
 * NumberCard composed as Active Numbers composes it: phone number, code, remaining time, actions. While it
 * waits, its phone number is the thing to copy; after the SMS the code is. On a phone, one of several numbers
 * is a NumberRow until it is opened.
 */
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
        {number.cancel.kind === 'too-early' && <NumberCard.Note>{number.cancel.notice}</NumberCard.Note>}
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
