import { type ReactNode, useState } from 'react';

import { classes } from '../primitives/classes';
import type { Limits } from '../limits';
import { Disclosure } from '../primitives/overlays/disclosure';
import { Switch } from '../primitives/forms/switch';
import { PhoneNumber } from './phone-number';
import { RefundNote } from './refund-note';
import { SmsCode } from './sms-code';
import { NumberActions, NumberOutcome } from './number-card/number-actions';
import { NumberHeader } from './number-card/number-header';

export interface NumberDetailsProps {
  /** The full SMS; undefined without one. */
  fullMessage?: ReactNode;
  /** Codes that a later SMS has replaced, oldest first. Default: none */
  earlierCodes?: readonly string[] | undefined;
  countryCode: string;
  purchasedAt: string;
  receivedAt?: string | undefined;
  activationId: string;
  /** True while the number is kept until it expires; undefined where nothing cancels it. */
  isExempt?: boolean | undefined;
  /** Called when the user keeps it until it expires, or no longer. */
  onExemptChange?: ((isExempt: boolean) => void) | undefined;
}

/**
 * Message, times and ids of a number, at the end of its actions; open, below them. Renders the message when
 * it opens, since that loads its text.
 */
function NumberDetails({ fullMessage, ...number }: NumberDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Below `xl` it has a line of its own, which would be empty.
    <div className="ml-auto xl:on-card-hover has-[[open]]:order-1 has-[[open]]:basis-full">
      <Disclosure summary="Details" onToggle={setIsOpen}>
        {fullMessage !== undefined && isOpen && (
          <div className="mt-2 rounded-control bg-sunken px-3 py-2">{fullMessage}</div>
        )}
        <dl className="grid gap-x-5 gap-y-2 pt-2 xs:grid-cols-2 sm:flex sm:flex-wrap">
          <Fact term="Purchased">{number.purchasedAt}</Fact>
          {number.receivedAt !== undefined && <Fact term="Received">{number.receivedAt}</Fact>}
          {number.earlierCodes !== undefined && number.earlierCodes.length > 0 && (
            <Fact term="Earlier codes">{number.earlierCodes.join(' · ')}</Fact>
          )}
          <Fact term="Activation ID">{number.activationId}</Fact>
          <Fact term="Country">
            {/* 'Code' means the SMS: the provider's id has a name of its own. */}
            <span aria-hidden>#{number.countryCode}</span>
            <span className="sr-only">Country code {number.countryCode}</span>
          </Fact>
        </dl>
        {number.isExempt !== undefined && (
          <Switch
            label="Keep until it expires"
            checked={number.isExempt}
            onChange={(isExempt) => number.onExemptChange?.(isExempt)}
          />
        )}
      </Disclosure>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="text-sm wrap-anywhere text-ink tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Elapsed share from which the colour warns of the end. */
const WARNING_SHARE = 1 / 5;

export interface LifetimeProgressProps {
  /** Remaining minutes, rounded up. Updates once a minute; the countdown shows the seconds. */
  minutesLeft: number;
  /** Total lifetime and the position of the mark, in minutes (spec §4). */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
}

/**
 * Remaining lifetime of a waiting number as a bar next to its countdown, with a mark where the refund window
 * opens, until it does. On the card of a waiting number. Not after the SMS or the end of the number: omit it,
 * the time no longer matters. Hidden: countdown and refund note have the same information as text.
 */
export function LifetimeProgress({ minutesLeft, limits }: LifetimeProgressProps) {
  const { lifetimeMinutes, refundAfterMinutes } = limits;
  const refundableMinutes = lifetimeMinutes - refundAfterMinutes;
  const percent = (minutes: number): string => `${(100 * minutes) / lifetimeMinutes}%`;
  return (
    <div aria-hidden className="relative h-0.75 rounded-pill bg-sunken forced-colors:border">
      <div
        style={{ width: percent(Math.min(minutesLeft, lifetimeMinutes)) }}
        className={classes(
          'h-full rounded-pill forced-colors:bg-[CanvasText]',
          minutesLeft > WARNING_SHARE * lifetimeMinutes ? 'bg-accent-fill' : 'bg-warning',
        )}
      />
      {minutesLeft > refundableMinutes && (
        <span
          style={{ left: percent(refundableMinutes) }}
          className="absolute -inset-y-0.5 w-0.5 bg-surface"
        />
      )}
    </div>
  );
}

export interface NumberCardRootProps {
  /** Service and phone number: the card's name. */
  subject: string;
  /** `ending`: in its last minutes without an SMS. `ended`: without one; a late SMS makes it `received`. */
  state: 'waiting' | 'ending' | 'received' | 'ended';
  /**
   * True for a first number: it stands alone, and drawing its high guide late would move the page.
   * @defaultValue false
   */
  isFirst?: boolean | undefined;
  children: ReactNode;
}

/** The card itself. Outside the viewport it skips layout and paint, so that long lists stay fast. */
function Root({ subject, state, isFirst = false, children }: NumberCardRootProps) {
  return (
    <article
      aria-label={subject}
      data-state={state}
      className={classes(
        'group/card flex flex-col gap-within rounded-card border border-line bg-surface p-3 md:p-4',
        'data-[state=ended]:bg-sunken data-[state=ending]:border-warning-line',
        // Close to its height, less padding and outline: a card that has just been inserted has this height
        // for a frame.
        !isFirst &&
          'card-height-53 [content-visibility:auto] md:card-height-39 md:data-[state=received]:card-height-52',
      )}
    >
      {children}
    </article>
  );
}

/** A line that explains the order of its SMS and its end, or where it comes from. */
function Note({ children }: { children: string }) {
  return <p className="text-xs text-ink-muted tabular-nums">{children}</p>;
}

/**
 * A number, composed of its parts: its phone number, its code, its remaining time and its actions (spec §2).
 * While it waits, its phone number is the thing to copy; after the SMS the code is. In the sections of the
 * active numbers page. Not for one of several numbers on a phone, until it is opened: use NumberRow.
 */
export const NumberCard = {
  Root,
  Header: NumberHeader,
  Phone: PhoneNumber,
  Code: SmsCode,
  Note,
  Life: LifetimeProgress,
  Money: RefundNote,
  Outcome: NumberOutcome,
  Actions: NumberActions,
  Details: NumberDetails,
};
