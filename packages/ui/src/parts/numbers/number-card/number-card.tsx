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
  /** Name of the service. */
  service: string;
  /** The provider's code of the service, for its logo. */
  serviceCode: string;
  /** Its name; its code where the name is not known. */
  country: string;
  /** The provider's code of the country. */
  countryCode: string;
  /** Formatted USD with 4 decimals: what the user paid. */
  price: string;
  /** A waiting number past its expiry is passed as 'expired' (spec §4). */
  status: NumberDisplayStatus;
  /** With its leading plus. */
  phoneNumber: string;
  /** The phone number in the groups that are shown and, joined, copied. */
  phoneGroups: readonly string[];
  /** As the provider has it; support asks for it. */
  activationId: string;
  /** Formatted local date and time. */
  purchasedAt: string;
  /** Formatted local date and time of the newest SMS. */
  receivedAt?: string | undefined;
  /** The remaining time, updated every second. A slot, so that a tick renders the countdown and not the card. */
  countdown?: ReactNode;
  /** The picture of the remaining time, a slot like the countdown. */
  lifetimeProgress?: ReactNode;
  /** For how long a refund is (not yet) possible: a slot like the countdown. */
  refundNote?: ReactNode;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Whether the code has just arrived. @defaultValue false */
  isCodeNew?: boolean | undefined;
  /** The full SMS, drawn when the user opens it: a `MessageBody`. Leave out while there is none. */
  fullMessage?: ReactNode;
  /** What happened between the SMS and the end of the number, with the times of both. */
  note?: string | undefined;
  /** What has just been copied: its button shows a check mark. @defaultValue null */
  copied?: 'phone' | 'code' | null | undefined;
  /** Decides 'Cancel & Refund'. */
  cancel: CancelState;
  /** Decides 'Mark Complete'. */
  complete: CompleteState;
  /** Where the same can be bought again; leave out where that is not known. */
  buyAgainHref?: string | undefined;
  /** Copies the number in the format shown. */
  onCopyPhone: () => void;
  /** Shows the number as a QR code; offered on wide screens only, where the number is needed on another device. */
  onShowQr: () => void;
  /** Copies the code. */
  onCopyCode: () => void;
  /** Copies code, number and service in the user's own words; leave out without a code or a template. */
  onCopyTemplate?: (() => void) | undefined;
  /** Cancels the number for a full refund. */
  onCancel: () => void;
  /** Cancels the number and leads to the purchase of another one; leave out where its service or country is unknown. */
  onReplace?: ((another: ReplaceWith) => void) | undefined;
  /** Marks the number complete. */
  onComplete: () => void;
  /** Takes 'Mark Complete' back. */
  onUndo: () => void;
  /** The user has seen a card that is only shown for a late SMS; leave out on any other. */
  onDismiss?: (() => void) | undefined;
}

/**
 * One bought number: where to send the code, the code itself, and what can be done (spec §2).
 * Cards out of view are neither laid out nor painted, so that long lists stay quick.
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
              // Apart to the eye only: what is selected and read out is the number without spaces.
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
