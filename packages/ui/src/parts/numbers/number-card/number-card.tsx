import { Clock, Smartphone } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { Badge } from '../../../primitives/badge';
import { CopyButton } from '../../../primitives/copy-button';
import { CountryFlag } from '../../../primitives/country-flag';
import { Disclosure } from '../../../primitives/disclosure';
import { IconButton } from '../../../primitives/icon-button';
import { Link } from '../../../primitives/link';
import { ServiceLogo } from '../../../primitives/service-logo';
import { FullMessage } from './full-message';
import { NumberActions, type ReplaceWith, type CancelState, type CompleteState } from './number-actions';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-status';
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
  /** The lifetime bar; a slot like the countdown. */
  lifetimeProgress?: ReactNode;
  /** The refund note; a slot like the countdown. */
  refundNote?: ReactNode;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** True for a code that has just arrived. @defaultValue false */
  isCodeNew?: boolean | undefined;
  /** The full SMS, a `MessageBody`, rendered on first open; undefined without an SMS. */
  fullMessage?: ReactNode;
  /** Explanation of an SMS after expiry, with the times of both events. */
  note?: string | undefined;
  /** The value just copied: its button shows a tick. @defaultValue null */
  copied?: 'phone' | 'code' | null | undefined;
  /** State of 'Cancel & Refund'. */
  cancel: CancelState;
  /** State of 'Mark Complete'. */
  complete: CompleteState;
  /** Deep link that repeats the purchase; undefined if unknown. */
  buyAgainHref?: string | undefined;
  /** Called when the user copies the number, in the displayed format. */
  onCopyPhone: () => void;
  /** Called when the user opens the QR code; wide screens only, where the number is needed on a phone. */
  onShowQr: () => void;
  /** Called when the user copies the code. */
  onCopyCode: () => void;
  /** Called when the user copies by template; undefined without a code or a template. */
  onCopyTemplate?: (() => void) | undefined;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
  /** Called when the user replaces the number; undefined if its service or country is unknown. */
  onReplace?: ((another: ReplaceWith) => void) | undefined;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
  /** Called when the user dismisses the card of a late SMS; undefined for other cards. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A number: its phone number, its code and its actions (spec §2). Cards outside the viewport skip layout and paint, so
 * that long lists stay fast.
 */
export function NumberCard(props: NumberCardProps) {
  const { service, serviceCode, country, countryCode, price, status, phoneNumber, copied = null } = props;
  const { label, tone } = NUMBER_STATUS[status];
  const id = useId();
  return (
    <article
      aria-label={`${service} ${phoneNumber}`}
      className="flex flex-col rounded-card border border-line bg-surface [contain-intrinsic-size:auto_21rem] md:[contain-intrinsic-size:auto_19rem] [content-visibility:auto]"
    >
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-center gap-3">
          <ServiceLogo code={serviceCode} name={service} size="lg" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-2 sm:flex-nowrap">
              <h3 id={`${id}-service`} className="text-base font-semibold wrap-anywhere text-ink sm:truncate">
                <bdi>{service}</bdi>
              </h3>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <p className="text-xs wrap-anywhere text-ink-muted tabular-nums">
              <CountryFlag code={countryCode} />{' '}
              {country !== countryCode && (
                <>
                  <bdi>{country}</bdi> ·{' '}
                </>
              )}
              Code&nbsp;<bdi>{countryCode}</bdi> · {price}
            </p>
          </div>
        </div>

        <SmsCode
          status={status}
          code={props.code}
          isNew={props.isCodeNew ?? false}
          copied={copied === 'code'}
          onCopy={props.onCopyCode}
        />
        {props.note !== undefined && <p className="text-xs text-ink-muted tabular-nums">{props.note}</p>}

        <div className="flex items-center gap-1 max-xs:flex-wrap">
          <bdi id={`${id}-phone`} className="min-w-0 font-digits text-lg font-medium wrap-anywhere text-ink">
            {props.phoneGroups.map((group, place) => (
              // Visual gaps only: the selected and announced text has no spaces.
              <span key={place} className="inline-block not-last:mr-[0.3em]">
                {group}
              </span>
            ))}
          </bdi>
          <CopyButton label="Copy phone number" copied={copied === 'phone'} onCopy={props.onCopyPhone} />
          <span className="max-lg:hidden">
            <IconButton
              label="Show QR code"
              icon={<Smartphone aria-hidden className="size-4" />}
              describedBy={`${id}-service ${id}-phone`}
              onClick={props.onShowQr}
            />
          </span>
          {props.countdown !== undefined && (
            <span className="ml-auto flex items-center gap-1 text-ink-muted">
              <Clock aria-hidden className="size-4" />
              {props.countdown}
            </span>
          )}
        </div>
        {props.lifetimeProgress}
        {props.refundNote}

        <div className="mt-auto flex flex-wrap items-start gap-x-5 gap-y-1">
          {props.fullMessage !== undefined && <FullMessage>{props.fullMessage}</FullMessage>}
          <Disclosure summary="Details">
            <dl className="grid grid-cols-2 gap-x-5 gap-y-2 pt-2 max-xs:grid-cols-1 sm:flex sm:flex-wrap">
              <Fact term="Purchased">{props.purchasedAt}</Fact>
              {props.receivedAt !== undefined && <Fact term="Received">{props.receivedAt}</Fact>}
              <Fact term="Activation ID">{props.activationId}</Fact>
            </dl>
          </Disclosure>
          {props.onCopyTemplate !== undefined && (
            <button
              type="button"
              aria-describedby={`${id}-service ${id}-phone`}
              onClick={props.onCopyTemplate}
              className="min-h-6 rounded-control text-sm font-medium text-accent hover:underline"
            >
              Copy as template
            </button>
          )}
          {props.buyAgainHref !== undefined && (
            <Link
              to={props.buyAgainHref}
              aria-describedby={`${id}-service`}
              className="ml-auto inline-flex min-h-6 items-center rounded-control text-sm font-medium text-accent hover:underline"
            >
              Buy again
            </Link>
          )}
        </div>
      </div>
      <NumberActions
        cancel={props.cancel}
        complete={props.complete}
        describedBy={`${id}-service ${id}-phone`}
        onCancel={props.onCancel}
        onReplace={props.onReplace}
        onComplete={props.onComplete}
        onUndo={props.onUndo}
        onDismiss={props.onDismiss}
      />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="text-sm wrap-anywhere text-ink tabular-nums">{children}</dd>
    </div>
  );
}
