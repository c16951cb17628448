import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';

import { Amount } from '../primitives/amount';
import { Button } from '../primitives/button';
import { classes } from '../primitives/classes';
import { clickableRow } from '../primitives/clickable-row';
import { CountryFlag } from '../primitives/country-flag';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/link-button';
import { ServiceLogo } from '../primitives/service-logo';
import {
  CancelAction,
  CompleteAction,
  type CancelState,
  type CompleteState,
} from './number-card/number-actions';
import type { LastMinutesPlace } from './number-card/last-minutes';
import { NumberDetails } from './number-card/number-details';
import { NumberMenu, type ReplaceWith } from './number-card/number-menu';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-card/number-status';
import { PhoneGroups } from './phone-groups';
import { PhoneNumber } from './phone-number';
import { SmsCode } from './sms-code';

export interface NumberCardProps {
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Name, or the code while the name is unknown. */
  country: string;
  /** Provider code of the country. */
  countryCode: string;
  /** Price paid, formatted USD with 4 decimals. */
  price: string;
  /** A waiting number past its expiry is passed as 'expired' (spec §4). */
  status: NumberDisplayStatus;
  /** With a leading plus. */
  phoneNumber: string;
  /** Displayed groups of the phone number; joined, they are copied. */
  phoneGroups: readonly string[];
  /** Provider's id, for support requests. */
  activationId: string;
  /** Formatted local date and time. */
  purchasedAt: string;
  /** Formatted local date and time of the newest SMS. */
  receivedAt?: string | undefined;
  /** The remaining time, updated every second. A slot, so that a tick renders the countdown and not the card. */
  countdown?: ReactNode;
  /** The lifetime bar of a waiting number; a slot like the countdown. */
  lifetimeProgress?: ReactNode;
  /** The card's one line about money; a slot like the countdown. */
  refundNote?: ReactNode;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Codes of earlier SMS, oldest first, in the details. Default: none */
  earlierCodes?: readonly string[] | undefined;
  /** True for a code that has just arrived. @defaultValue false */
  isCodeNew?: boolean | undefined;
  /** True for the newest code of the page: its Copy is the page's filled button. @defaultValue false */
  isNewestCode?: boolean | undefined;
  /** The full SMS, a `MessageBody`, rendered when the details are opened; undefined without an SMS. */
  fullMessage?: ReactNode;
  /** Explanation of an SMS after expiry, with the times of both events. */
  note?: string | undefined;
  /** The value just copied: its button says 'Copied'. @defaultValue null */
  copied?: 'phone' | 'code' | null | undefined;
  /** True for one of several numbers: on phones it is a row, and opens in place. @defaultValue false */
  isFoldable?: boolean | undefined;
  /** True to open such a row initially. @defaultValue false */
  defaultOpen?: boolean | undefined;
  /** State of 'Cancel & Refund'. */
  cancel: CancelState;
  /** Draws the offer of the last minutes without an SMS, a `LastMinutes`; undefined before them. */
  lastMinutes?: ((place: LastMinutesPlace) => ReactNode) | undefined;
  /** True while the number is kept until it expires; undefined where nothing cancels it. */
  isExempt?: boolean | undefined;
  /** A `NumberGuide` for a first number; undefined for others. Its 'Copy number' is filled. */
  guide?: ReactNode;
  /** Called when the user keeps it until it expires, or no longer. */
  onExemptChange?: ((isExempt: boolean) => void) | undefined;
  /** State of 'Mark Complete'. */
  complete: CompleteState;
  /** Deep link that repeats the purchase; undefined if unknown, and for a waiting number. */
  buyAgainHref?: string | undefined;
  /** Called when the user copies the number, in the displayed format. */
  onCopyPhone: () => void;
  /** Label of the alternative copy format, with or without the calling code; undefined to omit it. */
  otherCopyLabel?: string | undefined;
  /** Called when the user copies the number in the other way. */
  onCopyOther?: (() => void) | undefined;
  /** Called when the user requests browser notifications; undefined if they are on or unsupported. */
  onNotify?: (() => void) | undefined;
  /** Called when the user keeps the number on top of other windows; undefined where the browser cannot. */
  onKeepOnTop?: (() => void) | undefined;
  /** Called when the user opens the QR code; wide screens only, where the number is needed on a phone. */
  onShowQr: () => void;
  /** Called when the user opens the text for support. */
  onSupport: () => void;
  /** Called when the user copies the code. */
  onCopyCode: () => void;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
  /** Called when the user replaces the number; undefined if its service or country is unknown. */
  onReplace?: ((another: ReplaceWith) => void) | undefined;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
  /** Called when the user dismisses the card of an ended number; undefined for other cards. */
  onDismiss?: (() => void) | undefined;
}

/** Announced after copying; on screen the button says 'Copied'. */
const COPIED = { phone: 'Phone number copied!', code: 'SMS code copied!' };

/** Outcome of the number and of its price. */
const ENDED = {
  expired: (price: string) => `Expired without an SMS · ${price} not refunded`,
  cancelled: (price: string) => `Cancelled · ${price} refunded`,
  used: () => 'Completed',
};

/** Invisible until the mouse or the focus is on the card; touch screens always show it. */
const ON_HOVER =
  'transition-opacity md:[@media(hover:hover)]:[article:not(:hover,:focus-within,:has([open]))_&]:opacity-0';

/** Narrow cards have a line for the details, which would be empty. */
const DETAILS_ON_HOVER =
  'transition-opacity xl:[@media(hover:hover)]:[article:not(:hover,:focus-within,:has([open]))_&]:opacity-0';

/**
 * Of a waiting number, whose line of actions is full: in its corner, above the end of that line, so that no card of a
 * row has an empty line. Open, they have a line of their own; touch screens always give them one.
 */
const DETAILS_IN_CORNER =
  'md:[@media(hover:hover)]:not-has-[[open]]:absolute md:[@media(hover:hover)]:not-has-[[open]]:right-4 md:[@media(hover:hover)]:not-has-[[open]]:bottom-4 md:[@media(hover:hover)]:not-has-[[open]]:bg-surface md:[@media(hover:hover)]:not-has-[[open]]:py-1.5 md:[@media(hover:hover)]:not-has-[[open]]:pl-3';

/**
 * A number: its phone number, its code, its remaining time and its actions (spec §2). While it waits, its phone number
 * is the thing to copy; after the SMS the code is. Cards outside the viewport skip layout and paint, so that long
 * lists stay fast. On the active numbers page, in the groups 'SMS Received' and 'Waiting for SMS'. Escape closes the
 * popover and returns the focus to 'More actions'. The code is spelled out: 'SMS code 4 8 2 9 1 3'; the block is
 * hidden and its button is 'Copy SMS code'.
 */
export function NumberCard(props: NumberCardProps) {
  const { service, status, phoneNumber, code, cancel, copied = null, isFoldable = false } = props;
  const [isOpen, setIsOpen] = useState(props.defaultOpen ?? false);
  const subject = `${service} ${phoneNumber}`;
  const isFolded = isFoldable && !isOpen;
  const hasSms = code !== undefined || status === 'received';
  const hasEnded = status !== 'waiting' && status !== 'received';
  /** True while the phone number is the thing to copy. */
  const isMain = !hasSms && !hasEnded;
  const toggle = () => setIsOpen(!isOpen);
  const number = (
    <PhoneNumber
      groups={props.phoneGroups}
      isMain={isMain}
      isGuided={props.guide !== undefined && props.lastMinutes === undefined}
      isCopied={copied === 'phone'}
      phoneNumber={phoneNumber}
      onCopy={props.onCopyPhone}
    />
  );
  const cancelAction = <CancelAction cancel={cancel} subject={subject} onCancel={props.onCancel} />;
  const lastMinutes = props.lastMinutes?.({ subject, children: cancelAction });
  return (
    <article
      aria-label={`${service} ${phoneNumber}`}
      className={classes(
        'relative flex flex-col gap-within rounded-card border p-4',
        // A first number stands alone, and its guide is higher than the estimate: drawing it late would move the page.
        props.guide === undefined && '[content-visibility:auto]',
        lastMinutes === undefined ? 'border-line' : 'border-warning-line',
        hasEnded && !hasSms ? 'bg-sunken' : 'bg-surface',
        // Close to its height, less padding and outline: a card that has just been inserted has this height for a frame.
        '[contain-intrinsic-size:auto_9.75rem]',
        isFolded ? 'max-md:gap-0 max-md:p-0' : 'max-md:p-3 max-md:[contain-intrinsic-size:auto_12.75rem]',
        isFolded &&
          (hasSms
            ? 'max-md:[contain-intrinsic-size:auto_7.25rem]'
            : 'max-md:[contain-intrinsic-size:auto_4.5rem]'),
      )}
    >
      <div
        onClick={isFoldable ? clickableRow(toggle) : undefined}
        className={classes(
          'flex min-h-9 items-center gap-3',
          isFoldable && 'max-md:cursor-pointer',
          isFolded && 'max-md:min-h-11 max-md:px-3',
          isFoldable && !hasSms && 'max-md:pt-2 max-md:pb-1',
          // Opening a row leaves its name in place.
          isFoldable && !hasSms && !isFolded && 'max-md:-mx-3 max-md:-mt-3 max-md:min-h-11 max-md:px-3',
        )}
      >
        <ServiceLogo code={props.serviceCode} name={service} />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <h3 className="max-w-full truncate max-xs:wrap-anywhere max-xs:whitespace-normal text-name text-ink">
            <bdi>{service}</bdi>
          </h3>
          <span className="sr-only">{NUMBER_STATUS[status].label}</span>
          <p
            className={classes(
              'flex max-w-full gap-x-2 text-xs text-ink-muted tabular-nums max-xl:basis-full',
              isFolded && 'max-md:hidden',
            )}
          >
            <span className="truncate max-xs:wrap-anywhere max-xs:whitespace-normal">
              <CountryFlag code={props.countryCode} /> <bdi>{props.country}</bdi>
            </span>
            <Amount>{props.price}</Amount>
          </p>
          {isFolded && (
            <p className="flex basis-full items-baseline gap-x-2 text-xs text-ink-muted md:hidden">
              <bdi
                aria-hidden
                className={classes(
                  'truncate max-xs:wrap-anywhere max-xs:whitespace-normal',
                  isMain && 'font-digits text-sm text-ink max-[22rem]:text-xs',
                )}
              >
                <PhoneGroups groups={props.phoneGroups} />
              </bdi>
            </p>
          )}
        </div>
        <span className={classes('-my-1.5', ON_HOVER, isFolded && 'max-md:hidden')}>
          <NumberMenu
            subject={subject}
            buyAgainHref={hasSms ? props.buyAgainHref : undefined}
            otherCopyLabel={props.otherCopyLabel}
            onCopyOther={props.onCopyOther}
            onNotify={props.onNotify}
            onKeepOnTop={props.onKeepOnTop}
            onShowQr={props.onShowQr}
            onSupport={props.onSupport}
            onReplace={cancel.kind === 'available' ? props.onReplace : undefined}
          />
        </span>
        <span
          className={classes(
            'flex',
            hasSms ? 'text-sm text-ink-muted' : 'text-base font-semibold',
            !hasSms && (lastMinutes === undefined ? 'text-ink' : 'text-warning'),
          )}
        >
          {props.countdown}
        </span>
        {isFoldable && (
          <button
            type="button"
            aria-label={`${isOpen ? 'Show less' : 'Show more'} ${subject}`}
            aria-expanded={isOpen}
            onClick={toggle}
            className="-mr-3 inline-flex size-11 items-center justify-center rounded-control text-ink-muted md:hidden"
          >
            <Icon
              of={ChevronDown}
              className={classes('size-5 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        )}
      </div>

      {hasSms && (
        <div className={classes(isFolded && 'max-md:order-first')}>
          <SmsCode
            code={code}
            earlierCode={props.earlierCodes?.at(-1)}
            fullMessage={props.fullMessage}
            service={service}
            isNew={props.isCodeNew ?? false}
            isNewest={props.isNewestCode ?? false}
            isFlush={isFolded}
            isCopied={copied === 'code'}
            onCopy={props.onCopyCode}
          />
        </div>
      )}
      {props.note !== undefined && (
        <p className={classes('text-xs text-ink-muted tabular-nums', isFolded && 'max-md:px-3 max-md:pb-2')}>
          {props.note}
        </p>
      )}
      {!hasSms && <div className={classes('flex', isFolded && 'max-md:hidden')}>{number}</div>}
      {props.guide}
      {props.lifetimeProgress !== undefined && (
        // A row on a phone has no room for the mark's label.
        <div
          className={classes(
            'pt-2',
            isFolded && 'max-md:px-3 max-md:pt-0 max-md:pb-3 max-md:[&_small]:hidden',
          )}
        >
          {props.lifetimeProgress}
        </div>
      )}
      <div
        className={classes(
          'flex flex-wrap items-center gap-x-3 gap-y-1',
          isFolded &&
            (lastMinutes === undefined
              ? 'max-md:hidden'
              : // Of the actions a row has this offer.
                'max-md:px-3 max-md:pb-3 max-md:[&>:not([role=group])]:hidden'),
        )}
      >
        {hasSms && number}
        {hasEnded && !hasSms && <p className="basis-full text-sm text-ink">{ENDED[status](props.price)}</p>}
        {status === 'expired' && !hasSms && (
          <p className="basis-full pb-1.5 text-xs text-ink-muted">
            Only a number that is cancelled before it ends is refunded.
          </p>
        )}
        {lastMinutes ?? cancelAction}
        {lastMinutes === undefined ? (
          props.refundNote
        ) : (
          // On phones beside the details, since the offer fills the line of the actions: nothing below moves.
          <div className="flex min-w-32 flex-1 max-md:order-1">{props.refundNote}</div>
        )}
        {hasEnded && !hasSms && props.buyAgainHref !== undefined && (
          <LinkButton to={props.buyAgainHref}>Buy again</LinkButton>
        )}
        {props.onDismiss !== undefined && (
          <Button variant="ghost" aria-label={`Dismiss ${subject}`} onClick={props.onDismiss}>
            Dismiss
          </Button>
        )}
        {props.complete !== 'none' && (
          <div className="ml-auto flex items-center gap-3 max-md:has-[[role=status]]:basis-full max-md:has-[[role=status]]:flex-row-reverse max-md:has-[[role=status]]:justify-between xl:order-2 md:max-lg:*:px-3">
            <CompleteAction
              complete={props.complete}
              subject={subject}
              onComplete={props.onComplete}
              onUndo={props.onUndo}
            />
          </div>
        )}
        <div
          className={classes(
            'md:max-xl:basis-full xl:order-1 xl:ml-auto has-[[open]]:order-3 has-[[open]]:basis-full',
            lastMinutes === undefined && 'max-md:basis-full',
            status === 'waiting' ? `${ON_HOVER} ${DETAILS_IN_CORNER}` : DETAILS_ON_HOVER,
          )}
        >
          <NumberDetails {...props} fullMessage={code === undefined ? undefined : props.fullMessage} />
        </div>
      </div>
      <span role="status" className="sr-only print:hidden">
        {copied !== null && COPIED[copied]}
      </span>
    </article>
  );
}
