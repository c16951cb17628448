import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import { LinkButton } from '../primitives/buttons/link-button';
import { sampleLimits } from '../story-kit';
import { Countdown } from './countdown';
import { MessageBody } from './message-body';
import type { NumberCardProps } from './number-card';
import { NumberGuide } from './number-guide';
import { NumberLine } from './number-line';
import { CancelAction, type CancelState } from './number-line/cancel-action';
import type { CodeProps } from './number-line/code';
import { CompleteAction, type CompleteState } from './number-line/complete-action';
import { Details, type DetailsProps } from './number-line/details';
import type { IdentityProps } from './number-line/identity';
import { CopyNumber, DismissNumber, EarlierCode, LastMinutes, NoCode, Outcome } from './number-line/notes';
import { WaitAction, type WaitActionProps } from './number-line/wait-action';
import type { NumberDisplayStatus } from './number-status';
import { RefundNote } from './refund-note';

/** Called by the cards of all stories. */
export const clicked = {
  copy: fn<(what: 'phone' | 'code') => void>(),
  cancel: fn(),
  wait: fn(),
  complete: fn(),
  undo: fn(),
  exempt: fn(),
  dismiss: fn(),
  menu: fn<(label: string) => void>(),
};

/** The code of the sample. */
export const codeOf = (code: Partial<CodeProps> = {}) => (
  <NumberLine.Code
    code="482913"
    service="WhatsApp"
    isNewestCode
    onCopy={() => clicked.copy('code')}
    {...code}
  />
);

/** Repeats the purchase of the sample. */
const BUY_AGAIN = '/buy-number?country=187&service=wa&operator=';

/** The rare actions of the sample. */
export const MENU = [
  'Notify me when the code arrives',
  'Copy without +1',
  'Show QR code',
  'Copy for support',
];

/** What 'Details' opens. */
export const detailsOf = (number: Partial<DetailsProps> = {}) => (
  <Details
    countryCode="187"
    purchasedAt="Oct 1, 2025, 12:24 PM"
    activationId="3141592653"
    menu={[
      { label: 'Buy again', to: BUY_AGAIN },
      ...MENU.map((label) => ({ label, onSelect: () => clicked.menu(label) })),
    ]}
    onExemptChange={clicked.exempt}
    {...number}
  />
);

const countdown = (time: string) => <Countdown remaining={time.padStart('00:00'.length, '0')} />;

/** The life of a number that has so much time, for example '8:42'. */
export const lifeOf = (time: string) => (
  <NumberLine.Life time={countdown(time)}>
    <NumberLine.LifeBar limits={sampleLimits} minutesLeft={Number(time.split(':')[0]) + 1} />
  </NumberLine.Life>
);

/** The same once there is a code: time alone. */
export const timeOf = (time: string) => <NumberLine.Life time={countdown(time)} />;

/** A number of the stories: its parts, and what becomes of it. */
export interface CardSample extends IdentityProps {
  price: string;
  status: NumberDisplayStatus;
  phoneNumber: string;
  phoneGroups: readonly string[];
  hasSms?: boolean;
  code?: ReactNode;
  life?: ReactNode;
  /** The RefundNote. */
  money?: ReactNode;
  note?: string;
  guide?: ReactNode;
  earlierCodes?: readonly string[];
  message?: ReactNode;
  renderDetails?: NumberCardProps['renderDetails'];
  cancel: CancelState;
  complete: CompleteState;
  renderWait?: (describedBy: string) => ReactNode;
  isOver?: boolean;
  isStage?: boolean;
  isPhoneCopied?: boolean;
}

/** The card of a number. */
export const cardOf = (number: CardSample): NumberCardProps => {
  const { status, hasSms = false, code, cancel, isPhoneCopied = false, isOver, renderWait } = number;
  const subject = `${number.service} ${number.phoneNumber}`;
  const state = hasSms ? 'received' : isOver ? 'ended' : renderWait ? 'ending' : 'waiting';
  const copyPhone = () => clicked.copy('phone');
  return {
    id: subject,
    subject,
    state,
    isStage: number.isStage,
    identity: <NumberLine.Identity {...number} />,
    phone: (
      <NumberLine.Phone
        phoneGroups={number.phoneGroups}
        subject={subject}
        isCopied={isPhoneCopied}
        onCopy={copyPhone}
      />
    ),
    code: code ?? (hasSms && <NoCode message={number.message} />),
    life: number.life,
    note: (
      <>
        {cancel.kind === 'too-early' ? <p>{cancel.notice}</p> : number.money}
        {number.earlierCodes && <EarlierCode codes={number.earlierCodes} isReplaced />}
        {state === 'ending' && <p>Waiting is free. Cancelling is locked again for 4 minutes then.</p>}
        {number.note !== undefined && <p>{number.note}</p>}
        {state === 'ended' && (status === 'expired' || status === 'cancelled') && (
          <Outcome outcome={status} price={number.price} />
        )}
        {number.guide}
      </>
    ),
    renderActs: (noteId) => (
      <>
        <LastMinutes isOn={state === 'ending'}>
          {renderWait?.(noteId)}
          <CancelAction
            cancel={cancel}
            subject={subject}
            refund={renderWait && number.price}
            noticeId={noteId}
            onCancel={clicked.cancel}
          />
        </LastMinutes>
        {number.guide !== undefined && state === 'waiting' && (
          <CopyNumber subject={subject} isCopied={isPhoneCopied} onCopy={copyPhone} />
        )}
        <CompleteAction
          complete={number.complete}
          subject={subject}
          onComplete={clicked.complete}
          onUndo={clicked.undo}
        />
        {state === 'ended' && <LinkButton to={BUY_AGAIN}>Buy again</LinkButton>}
        {isOver && <DismissNumber subject={subject} onDismiss={clicked.dismiss} />}
      </>
    ),
    renderDetails: number.renderDetails ?? (() => detailsOf()),
  };
};

/** A waiting number that can be cancelled. */
export const refundable = (time: string, autoCancelAt?: string): Partial<CardSample> => ({
  life: lifeOf(time),
  money: <RefundNote autoCancelAt={autoCancelAt}>{`Full refund for another ${time}`}</RefundNote>,
  cancel: { kind: 'available' },
});

/** A number in its last minutes. */
export const ending = (time: string, wait: Partial<WaitActionProps> = {}): Partial<CardSample> => ({
  ...refundable(time, '12:42 PM'),
  renderWait: (describedBy) => (
    <WaitAction
      subject="WhatsApp +12025550143"
      limits={sampleLimits}
      describedBy={describedBy}
      onWait={clicked.wait}
      {...wait}
    />
  ),
});

/** The full text of an SMS. */
export const messageOf = (text: string) => <MessageBody message={{ kind: 'ready', text }} />;

/** Explains a first number. */
export const guideOf = (service: string) => (
  <NumberGuide service={service} isNotified={false} onNotifiedChange={fn()} />
);
