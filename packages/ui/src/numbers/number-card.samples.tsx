import { fn } from 'storybook/test';

import { sampleLimits } from '../story-kit';
import { Countdown } from './countdown';
import { MessageBody } from './message-body';
import type { NumberCardProps } from './number-card';
import { NumberGuide } from './number-guide';
import { NumberLine } from './number-line';
import { Details, type DetailsProps } from './number-line/details';
import { WaitAction, type WaitActionProps } from './number-line/wait-action';
import { RefundNote, type RefundNoteProps } from './refund-note';

/** Called by the cards of all stories. */
export const clicked = {
  copy: fn<(what: 'phone' | 'code') => void>(),
  cancel: fn(),
  wait: fn(),
  complete: fn(),
};

/** Repeats the purchase of the sample. */
export const BUY_AGAIN = '/buy-number?country=187&service=wa&operator=';

/** The rare actions of the sample. */
const MENU = ['Notify me when the code arrives', 'Copy without +1', 'Show QR code', 'Copy for support'];

/** What 'Details' opens. */
export const detailsOf = (number: Partial<DetailsProps> = {}) => (
  <Details
    countryCode="187"
    purchasedAt="Oct 1, 2025, 12:24 PM"
    activationId="3141592653"
    menu={[{ label: 'Buy again', to: BUY_AGAIN }, ...MENU.map((label) => ({ label, onSelect: fn() }))]}
    onExemptChange={fn()}
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

/** A waiting number that can be cancelled. */
export const refundable = (
  time: string,
  autoCancel: Partial<RefundNoteProps> = {},
): Partial<NumberCardProps> => ({
  life: lifeOf(time),
  money: <RefundNote {...autoCancel}>{`Full refund for another ${time}`}</RefundNote>,
  cancel: { kind: 'available' },
});

/** A number in its last minutes. */
export const ending = (time: string, wait: Partial<WaitActionProps> = {}): Partial<NumberCardProps> => ({
  ...refundable(time, { autoCancelAt: '12:42 PM' }),
  wait: <WaitAction limits={sampleLimits} onWait={clicked.wait} {...wait} />,
});

export const message = (
  <MessageBody
    message={{ kind: 'ready', text: 'Your WhatsApp code is 482-913. Do not share it with anyone.' }}
  />
);

/** Explains a first number. */
export const guide = <NumberGuide service="WhatsApp" isNotified={false} onNotifiedChange={fn()} />;
