import { Repeat } from 'lucide';
import type { ReactNode } from 'react';

import { CopyButton } from '../primitives/buttons/copy-button';
import { CountryFlag } from '../primitives/country-flag';
import { DetailsList } from '../primitives/records/details-list';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/buttons/link-button';
import { State } from '../numbers/number-line/state';
import { PhoneGroups } from '../numbers/phone-groups';
import type { PurchaseCopy, PurchaseItem } from './purchase-list/purchase-columns';

export interface PurchaseDetailsProps {
  /** Formatted for display. */
  purchase: PurchaseItem;
  onCopy: (what: PurchaseCopy) => void;
  /** The value just copied: its button shows a tick. */
  copied?: PurchaseCopy | undefined;
  /** Further actions, below 'Buy again'. */
  children?: ReactNode;
}

/**
 * All data of one purchase and its actions, in the dialog behind a row (spec §2). In the dialog of the
 * history. The toast announces a copy, not this dialog.
 */
export function PurchaseDetails({ purchase, copied, onCopy, children }: PurchaseDetailsProps) {
  const { id, service, country, countryCode, code } = purchase;
  const copyable = (what: PurchaseCopy['what'], label: string, value: ReactNode) => (
    <span className="-my-2.5 -mr-3.5 flex items-center justify-between font-digits">
      <bdi className="min-w-0">{value}</bdi>
      <CopyButton
        label={label}
        size="lg"
        copied={copied?.id === id && copied.what === what}
        onCopy={() => onCopy({ id, what })}
      />
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
      <DetailsList
        details={[
          { term: 'Service', value: <bdi>{service}</bdi> },
          {
            term: 'Country',
            value: (
              <>
                <CountryFlag code={countryCode} /> <bdi>{country}</bdi>{' '}
                <span aria-hidden className="text-ink-muted">
                  #<bdi>{countryCode}</bdi>
                </span>
                <span className="sr-only">Country code {countryCode}</span>
              </>
            ),
          },
          {
            term: 'Phone',
            value: copyable('phone', 'Copy phone number', <PhoneGroups groups={purchase.phoneGroups} />),
          },
          { term: 'Price', value: purchase.price },
          {
            term: 'Status',
            value: (
              <span className="*:text-sm *:text-ink">
                <State status={purchase.status} />
              </span>
            ),
          },
          {
            term: 'SMS Code',
            value:
              code === undefined
                ? 'Not received'
                : copyable(
                    'code',
                    `Copy SMS code ${code} of ${service}`,
                    <span className="text-figure">{code}</span>,
                  ),
          },
          { term: 'Date', value: purchase.when.date },
        ]}
      />
      {purchase.buyAgainHref !== undefined && (
        <LinkButton
          to={purchase.buyAgainHref}
          size="lg"
          fullWidth
          icon={<Icon of={Repeat} className="size-4" />}
        >
          Buy again
        </LinkButton>
      )}
      {children}
    </div>
  );
}
