import { use, type ReactNode } from 'react';

import { Button, type ButtonProps } from '../../primitives/buttons/button';
import { LinkButton } from '../../primitives/buttons/link-button';
import { Switch } from '../../primitives/forms/switch';
import { Line } from './line';

/** A rare action, or a link to another page. Why it is disabled is the note of its line. */
export type NumberMenuItem = { label: string } & (
  ({ onSelect: () => void } & Pick<ButtonProps, 'busy' | 'disabled'>) | { to: string }
);

export interface DetailsProps {
  /** The full SMS; undefined without one. It is rendered with the details, since that loads its text. */
  message?: ReactNode;
  /** Codes that a later SMS has replaced, oldest first. Default: none */
  earlierCodes?: readonly string[] | undefined;
  countryCode: string;
  purchasedAt: string;
  receivedAt?: string | undefined;
  activationId: string;
  /** True while the number is kept until it expires; undefined where nothing cancels it. */
  isExempt?: boolean | undefined;
  onExemptChange?: ((isExempt: boolean) => void) | undefined;
  menu: readonly NumberMenuItem[];
}

/** What is said and done rarely, at the end of a line while that is open. */
export function Details({ message, earlierCodes = [], menu, ...number }: DetailsProps) {
  const { noteId } = use(Line);
  return (
    <div className="flex flex-col gap-2">
      {message !== undefined && <div className="rounded-control bg-sunken px-3 py-2">{message}</div>}
      <dl className="grid gap-x-8 gap-y-2 xs:grid-cols-2 sm:flex sm:flex-wrap">
        <Fact term="Purchased">{number.purchasedAt}</Fact>
        {number.receivedAt !== undefined && <Fact term="Received">{number.receivedAt}</Fact>}
        {earlierCodes.length > 0 && <Fact term="Earlier codes">{earlierCodes.join(' · ')}</Fact>}
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
      <div className="flex flex-wrap gap-x-2 gap-y-3 max-md:*:grow">
        {menu.map((item) =>
          'to' in item ? (
            <LinkButton key={item.label} to={item.to} size="sm">
              {item.label}
            </LinkButton>
          ) : (
            <Button
              key={item.label}
              size="sm"
              busy={item.busy}
              disabled={item.disabled}
              describedBy={item.disabled === true ? noteId : undefined}
              onClick={item.onSelect}
            >
              {item.label}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="text-sm text-balance wrap-anywhere text-ink tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
