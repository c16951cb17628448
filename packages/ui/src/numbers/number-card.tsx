import { Check, ChevronDown, Copy, X } from 'lucide';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { IconButton } from '../primitives/buttons/icon-button';
import { LinkButton } from '../primitives/buttons/link-button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { Disclosure } from '../primitives/overlays/disclosure';
import { NumberLine } from './number-line';
import { CancelAction, type CancelState } from './number-line/cancel-action';
import { CompleteAction, type CompleteState } from './number-line/complete-action';
import type { IdentityProps } from './number-line/identity';
import type { NumberDisplayStatus } from './number-status';

export interface NumberCardProps extends IdentityProps {
  status: NumberDisplayStatus;
  /** Formatted USD with 4 decimals; undefined while unknown. */
  price: string | undefined;
  /** With a leading plus. */
  phoneNumber: string;
  /** Displayed groups of the phone number; joined, they are copied. */
  phoneGroups: readonly string[];
  /** True after its SMS, in which a code may not have been found. */
  hasSms: boolean;
  /** Its NumberLine.Code; undefined before its SMS, and after one in which no code was found. */
  code?: ReactNode;
  /** A line that explains the order of its SMS and its end, or where it comes from. */
  note?: string | undefined;
  cancel: CancelState;
  complete: CompleteState;
  /**
   * The only number of its page, or the first of an account: large, and explained by its guide.
   * @defaultValue false
   */
  isStage?: boolean | undefined;
  /** True on a phone for one that was just bought: open, and brought into view. @defaultValue false */
  isOpenAtFirst?: boolean | undefined;
  /** Its NumberLine.Life; undefined after its end. */
  life?: ReactNode;
  /** The RefundNote of a waiting number; not shown while the button is locked and says when it opens. */
  money?: ReactNode;
  /** The WaitAction of a number in its last minutes, described by the text with this id; undefined before. */
  renderWait?: ((describedBy: string) => ReactNode) | undefined;
  /** Minutes for which a number that waits longer cannot be cancelled. */
  lockMinutes: number;
  /** The text of an SMS in which no code was found; rendered when it is opened. */
  message?: ReactNode;
  /** Its Details; rendered when they are opened. */
  details: ReactNode;
  /** Codes that a later SMS has replaced, oldest first. */
  earlierCodes?: readonly string[] | undefined;
  /** What to do with a first number. */
  guide?: ReactNode;
  /** True right after the phone number was copied. */
  isPhoneCopied?: boolean | undefined;
  /** Repeats the purchase of one that ended without an SMS. */
  buyAgainHref?: string | undefined;
  /** Called when the user copies the phone number. */
  onCopyPhone: () => void;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
  /** Called when the user dismisses a number that has ended; undefined before. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A number on Active Numbers (spec §2): 96 high, on phones 64 until it is opened; 64 after an end without an
 * SMS. While it waits, its phone number is the thing to copy, after the SMS the code is. Not for a number in
 * a list of many: compose a NumberLine.
 */
export function NumberCard(number: NumberCardProps) {
  const {
    code = false,
    hasSms,
    status,
    cancel,
    isPhoneCopied = false,
    renderWait,
    isStage = false,
    isOpenAtFirst = false,
    onCopyPhone,
    onDismiss,
  } = number;
  const noticeId = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const toggle = () => setIsOpen(!isOpen);
  const line = useRef<HTMLElement>(null);
  // Only at first, as it is opened only then.
  const wasOpenAtFirst = useRef(isOpenAtFirst);
  useLayoutEffect(() => {
    if (wasOpenAtFirst.current) line.current?.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const subject = `${number.service} ${number.phoneNumber}`;
  const hasEnded = onDismiss !== undefined && !hasSms;
  const isEnding = renderWait !== undefined && !hasSms && !hasEnded;
  const { price = '—' } = number;
  const isGuided = number.guide !== undefined && number.guide !== false;
  const state = hasSms ? 'received' : hasEnded ? 'ended' : isEnding ? 'ending' : 'waiting';
  const cancelAction = (
    <CancelAction
      cancel={cancel}
      subject={subject}
      refund={isEnding ? number.price : undefined}
      noticeId={noticeId}
      onCancel={number.onCancel}
    />
  );
  return (
    <NumberLine.Root
      subject={subject}
      density={isStage && !hasEnded ? 'stage' : 96}
      state={state}
      isOpen={isOpen}
      onPress={isStage ? undefined : toggle}
      below={isOpen && <div className="px-3 pb-4 md:px-5">{number.details}</div>}
    >
      <NumberLine.Identity {...number} price={price} />
      <NumberLine.Phone
        phoneGroups={number.phoneGroups}
        subject={subject}
        isCopied={isPhoneCopied}
        onCopy={onCopyPhone}
      />
      {code}
      {hasSms && code === false && <NoCode message={number.message} />}
      {number.life}
      {/* Another one in the last minutes, at its own place. */}
      <div key={state} id={noticeId} className="line-note tabular-nums empty:hidden">
        {cancel.kind === 'too-early' ? <p>{cancel.notice}</p> : number.money}
        {hasSms && <EarlierCode codes={number.earlierCodes} isReplaced={code !== false} />}
        {isEnding && (
          <p>Waiting is free. Cancelling is locked again for {number.lockMinutes} minutes then.</p>
        )}
        {number.note !== undefined && <p>{number.note}</p>}
        {hasEnded && (status === 'expired' || status === 'cancelled') && (
          <Outcome outcome={status} price={price} />
        )}
        {number.guide}
      </div>
      <NumberLine.Act>
        {/* The same element before, so that the button keeps the focus. */}
        <div {...(isEnding && { role: 'group', 'aria-label': 'Last minutes' })} className="contents">
          {isEnding && renderWait(noticeId)}
          {cancelAction}
        </div>
        {isGuided && !isEnding && !hasSms && (
          <Button
            variant="primary"
            aria-label={`Copy number of ${subject}${isPhoneCopied ? ': Copied' : ''}`}
            icon={<Icon of={isPhoneCopied ? Check : Copy} className="size-4" />}
            onClick={onCopyPhone}
          >
            {isPhoneCopied ? 'Copied' : 'Copy number'}
          </Button>
        )}
        <CompleteAction {...number} subject={subject} />
        {hasEnded && number.buyAgainHref !== undefined && (
          <LinkButton to={number.buyAgainHref}>Buy again</LinkButton>
        )}
        {onDismiss && (
          <IconButton
            label={`Dismiss ${subject}`}
            icon={<Icon of={X} className="size-4" />}
            onClick={onDismiss}
          />
        )}
      </NumberLine.Act>
      <span ref={line} className={classes('-mr-2 flex [grid-area:more]', !isStage && 'rarely-seen')}>
        <IconButton
          label={`Details ${subject}`}
          aria-expanded={isOpen}
          onClick={toggle}
          icon={<Icon of={ChevronDown} className={isOpen ? 'size-4 rotate-180' : 'size-4'} />}
        />
      </span>
    </NumberLine.Root>
  );
}

/** An SMS in which no code was found. */
function NoCode({ message }: Pick<NumberCardProps, 'message'>) {
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

function EarlierCode({
  codes = [],
  isReplaced,
}: {
  codes: readonly string[] | undefined;
  isReplaced: boolean;
}) {
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

/** What became of a number without an SMS, and of its money. */
function Outcome({ outcome, price }: { outcome: keyof typeof OUTCOME; price: string }) {
  return (
    <>
      <p className="text-sm text-ink">{OUTCOME[outcome](price)}</p>
      {outcome === 'expired' && <p>Only a number that is cancelled before it ends is refunded.</p>}
    </>
  );
}
