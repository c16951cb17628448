import { Check, Copy, X } from 'lucide';
import { useState, type ReactNode } from 'react';

import { Button } from '../../primitives/buttons/button';
import { IconButton } from '../../primitives/buttons/icon-button';
import { Icon } from '../../primitives/icon';
import { Disclosure } from '../../primitives/overlays/disclosure';

export interface NoCodeProps {
  /** The text of the SMS; rendered when it is opened. */
  message: ReactNode;
}

/** An SMS in which no code was found. */
export function NoCode({ message }: NoCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="min-w-0 text-sm text-ink-muted [grid-area:code]">
      <p>No code found in this message.</p>
      <Disclosure summary="Full message" onToggle={setIsOpen}>
        {isOpen && message}
      </Disclosure>
    </div>
  );
}

export interface EarlierCodeProps {
  /** Codes that a later SMS has replaced, oldest first. */
  codes: readonly string[];
  /** True where the later one has a code. */
  isReplaced: boolean;
}

/** The last code before the newest SMS. */
export function EarlierCode({ codes, isReplaced }: EarlierCodeProps) {
  const code = codes.at(-1);
  if (code === undefined) return null;
  return (
    <p>
      {isReplaced ? 'New code. Earlier: ' : 'Earlier code '}
      <bdi translate="no">{code}</bdi>
    </p>
  );
}

const OUTCOME = {
  expired: (price: string) => `Expired without an SMS · ${price} not refunded`,
  cancelled: (price: string) => `Cancelled · ${price} refunded`,
};

export interface OutcomeProps {
  outcome: keyof typeof OUTCOME;
  /** What it cost, formatted. */
  price: string;
}

/** What became of a number without an SMS, and of its money. */
export function Outcome({ outcome, price }: OutcomeProps) {
  return (
    <>
      <p className="text-sm text-ink">{OUTCOME[outcome](price)}</p>
      {outcome === 'expired' && <p>Only a number that is cancelled before it ends is refunded.</p>}
    </>
  );
}

export interface LastMinutesProps {
  /** False before: the same element, so that its button keeps the focus. */
  isOn: boolean;
  children: ReactNode;
}

/** The buttons of a number in its last minutes without an SMS, as one group. */
export function LastMinutes({ isOn, children }: LastMinutesProps) {
  return (
    <div {...(isOn && { role: 'group', 'aria-label': 'Last minutes' })} className="contents">
      {children}
    </div>
  );
}

export interface CopyNumberProps {
  /** Service and phone number. */
  subject: string;
  /** True right after copying. */
  isCopied: boolean;
  onCopy: () => void;
}

/** The filled button of a first number. */
export function CopyNumber({ subject, isCopied, onCopy }: CopyNumberProps) {
  return (
    <Button
      variant="primary"
      aria-label={`Copy number of ${subject}${isCopied ? ': Copied' : ''}`}
      icon={<Icon of={isCopied ? Check : Copy} className="size-4" />}
      onClick={onCopy}
    >
      {isCopied ? 'Copied' : 'Copy number'}
    </Button>
  );
}

export interface DismissNumberProps {
  /** Service and phone number. */
  subject: string;
  onDismiss: () => void;
}

/** Removes a number that has ended from its page. */
export function DismissNumber({ subject, onDismiss }: DismissNumberProps) {
  return (
    <IconButton label={`Dismiss ${subject}`} icon={<Icon of={X} className="size-4" />} onClick={onDismiss} />
  );
}
