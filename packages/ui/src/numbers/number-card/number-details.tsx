import { useState, type ReactNode } from 'react';

import { Disclosure } from '../../primitives/disclosure';
import { Switch } from '../../primitives/switch';

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
 * Message, times and ids of a number, at the end of its actions; open, below them. Renders the message when it opens,
 * since that loads its text.
 */
export function NumberDetails({ fullMessage, ...number }: NumberDetailsProps) {
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
