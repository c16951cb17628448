import { Check, Copy, X } from 'lucide';
import { use, type ReactNode } from 'react';

import { Button } from '../../primitives/buttons/button';
import { IconButton } from '../../primitives/buttons/icon-button';
import { LinkButton } from '../../primitives/buttons/link-button';
import { Icon } from '../../primitives/icon';
import type { LineState } from '../number-line';
import { CancelAction, type CancelActionProps } from './cancel-action';
import { Line } from './line';

/** `pending`: in the undo window. */
const COMPLETE = { available: 'Mark Complete', pending: 'Undo', busy: 'Completing...' };

export interface CardActsProps extends Pick<CancelActionProps, 'cancel' | 'onCancel'> {
  /** Price paid, formatted; undefined while unknown. */
  price?: string | undefined;
  /** The WaitAction; undefined before the last minutes without an SMS. */
  wait?: ReactNode;
  /** The NumberGuide, for a first number: its filled button copies the phone number. */
  guide?: ReactNode;
  /** What was just copied. */
  copied: 'phone' | 'code' | undefined;
  onCopy: (what: 'phone' | 'code') => void;
  complete: 'none' | keyof typeof COMPLETE;
  onComplete: () => void;
  onUndo: () => void;
  /** Deep link that repeats the purchase; undefined while its service or country is unknown. */
  buyAgain?: string | undefined;
  /** Removes a number that has ended from its page; undefined before. */
  onDismiss?: (() => void) | undefined;
}

/** What can be done about the number of a card. */
export function CardActs({ state, wait, complete, ...props }: CardActsProps & { state: LineState }) {
  const { subject } = use(Line);
  const isEnding = state === 'ending';
  const isCopied = props.copied === 'phone';
  return (
    <>
      {/* The same element before, so that its button keeps the focus. */}
      <div {...(isEnding && { role: 'group', 'aria-label': 'Last minutes' })} className="contents">
        {isEnding && wait}
        <CancelAction {...props} refund={isEnding ? props.price : undefined} />
      </div>
      {props.guide !== undefined && state === 'waiting' && (
        <Button
          variant="primary"
          aria-label={`Copy number of ${subject}${isCopied ? ': Copied' : ''}`}
          icon={<Icon of={isCopied ? Check : Copy} className="size-4" />}
          onClick={() => props.onCopy('phone')}
        >
          {isCopied ? 'Copied' : 'Copy number'}
        </Button>
      )}
      {complete !== 'none' && (
        // 'Undo' is not under the pointer, so that a double click does not undo.
        <div className="line-complete">
          {/* The same button in all states: it keeps the focus. */}
          <Button
            busy={complete === 'busy'}
            aria-label={`${COMPLETE[complete]} ${subject}`}
            onClick={complete === 'pending' ? props.onUndo : props.onComplete}
          >
            {COMPLETE[complete]}
          </Button>
          {complete === 'pending' && (
            <p
              role="status"
              className="flex min-h-11 items-center justify-center px-2.5 text-center text-sm text-ink select-none md:pointer-fine:min-h-9"
            >
              Marked complete
            </p>
          )}
        </div>
      )}
      {state === 'ended' && props.buyAgain !== undefined && (
        <LinkButton to={props.buyAgain}>Buy again</LinkButton>
      )}
      {props.onDismiss && (
        <IconButton
          label={`Dismiss ${subject}`}
          icon={<Icon of={X} className="size-4" />}
          onClick={props.onDismiss}
        />
      )}
    </>
  );
}
