import { Clock } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { Badge } from '../../primitives/badge';
import { CopyButton } from '../../primitives/copy-button';
import { FullMessage, type FullMessageState } from './full-message';
import { NumberActions, type CancelState, type CompleteState } from './number-actions';
import { NUMBER_STATUS, type NumberStatus } from './number-status';
import { SmsCode } from './sms-code';

/** Props of {@link NumberCard}. */
export interface NumberCardProps {
  service: string;
  /** Country code as the server gives it. */
  countryCode: string;
  /** Formatted USD with 4 decimals: what the user paid. */
  price: string;
  /** A waiting number past its expiry is passed as 'expired' (spec §4). */
  status: NumberStatus;
  /** With its leading plus. */
  phoneNumber: string;
  activationId: string;
  /** Formatted local date and time. */
  purchasedAt: string;
  /** Formatted local date and time of the newest SMS. */
  receivedAt?: string | undefined;
  /** The remaining time, updated every second. A slot, so that a tick renders the countdown and not the card. */
  countdown?: ReactNode;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** The full SMS; leave out while there is none. */
  message?: FullMessageState | undefined;
  /** What has just been copied: its button shows a check mark. @defaultValue null */
  copied?: 'phone' | 'code' | null | undefined;
  cancel: CancelState;
  complete: CompleteState;
  onCopyPhone: () => void;
  onCopyCode: () => void;
  /** The user opened 'Full message'. */
  onMessageOpen: () => void;
  onCancel: () => void;
  onComplete: () => void;
}

/**
 * One bought number: where to send the code, the code itself, and what can be done (spec §2).
 * Cards out of view are neither laid out nor painted, so that long lists stay quick.
 */
export function NumberCard(props: NumberCardProps) {
  const { service, countryCode, price, status, phoneNumber, copied = null, message } = props;
  const { label, tone } = NUMBER_STATUS[status];
  const id = useId();
  return (
    <article
      aria-label={`${service} ${phoneNumber}`}
      className="flex flex-col rounded-card border border-line bg-surface shadow-card [contain-intrinsic-size:auto_19rem] [content-visibility:auto]"
    >
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3 max-xs:flex-col">
          <div className="max-w-full min-w-0">
            <h3 id={`${id}-service`} className="truncate text-base font-semibold text-ink">
              <bdi>{service}</bdi>
            </h3>
            <p className="text-xs text-ink-muted tabular-nums">
              Country {countryCode} · {price}
            </p>
          </div>
          <Badge tone={tone}>{label}</Badge>
        </div>

        <div className="flex items-center gap-1 max-xs:flex-wrap">
          <bdi id={`${id}-phone`} className="font-mono text-lg font-medium break-all text-ink">
            {phoneNumber}
          </bdi>
          <CopyButton label="Copy phone number" copied={copied === 'phone'} onCopy={props.onCopyPhone} />
          {props.countdown !== undefined && (
            <span className="ml-auto flex items-center gap-1 text-ink-muted">
              <Clock aria-hidden className="size-4" />
              {props.countdown}
            </span>
          )}
        </div>

        <SmsCode status={status} code={props.code} copied={copied === 'code'} onCopy={props.onCopyCode} />
        {message !== undefined && <FullMessage message={message} onOpen={props.onMessageOpen} />}

        <dl className="mt-auto grid grid-cols-2 max-xs:grid-cols-1 gap-x-5 gap-y-2 pt-1 sm:flex sm:flex-wrap">
          <Fact term="Purchased">{props.purchasedAt}</Fact>
          {props.receivedAt !== undefined && <Fact term="Received">{props.receivedAt}</Fact>}
          <Fact term="Activation ID">{props.activationId}</Fact>
        </dl>
      </div>
      <NumberActions
        cancel={props.cancel}
        complete={props.complete}
        describedBy={`${id}-service ${id}-phone`}
        onCancel={props.onCancel}
        onComplete={props.onComplete}
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
