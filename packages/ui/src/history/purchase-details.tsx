import { Repeat } from 'lucide';
import type { ReactNode } from 'react';

import { Badge } from '../primitives/feedback/badge';
import { CopyButton } from '../primitives/buttons/copy-button';
import { CountryFlag } from '../primitives/country-flag';
import { DetailsList } from '../primitives/records/details-list';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/buttons/link-button';
import { ServiceLogo } from '../primitives/service-logo';
import { NUMBER_STATUS } from '../numbers/number-status';
import { PhoneGroups } from '../numbers/phone-groups';
import type { PurchaseCopy, PurchaseItem } from './purchase-list/purchase-columns';

export interface PurchaseDetailsProps {
  /** Formatted for display. */
  purchase: PurchaseItem;
  /** Called when the user copies the number, in the current format, or the code. */
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
  const { label, tone } = NUMBER_STATUS[purchase.status];
  const copyButton = (what: PurchaseCopy['what'], name: string) => (
    <CopyButton
      label={name}
      size="lg"
      copied={copied?.id === purchase.id && copied.what === what}
      onCopy={() => onCopy({ id: purchase.id, what })}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {purchase.code !== undefined && (
        <div className="flex items-center justify-between gap-2 rounded-control bg-success-soft py-2 pr-2 pl-4 text-success">
          <p className="min-w-0">
            <span className="block text-xs">SMS Code</span>
            <bdi className="font-digits text-code wrap-anywhere text-ink">{purchase.code}</bdi>
          </p>
          {copyButton('code', `Copy SMS code ${purchase.code} of ${purchase.service}`)}
        </div>
      )}
      <DetailsList
        details={[
          {
            term: 'Service',
            value: (
              <span className="inline-flex items-center gap-2">
                <ServiceLogo code={purchase.serviceCode} name={purchase.service} size="sm" />
                <bdi>{purchase.service}</bdi>
              </span>
            ),
          },
          {
            term: 'Country',
            value: (
              <>
                <CountryFlag code={purchase.countryCode} /> <bdi>{purchase.country}</bdi>{' '}
                <span className="text-ink-muted">
                  <span aria-hidden>
                    #<bdi>{purchase.countryCode}</bdi>
                  </span>
                  <span className="sr-only">Country code {purchase.countryCode}</span>
                </span>
              </>
            ),
          },
          {
            term: 'Phone',
            value: (
              <span className="-my-2.5 flex items-center justify-between gap-2">
                <bdi className="min-w-0 font-digits">
                  <PhoneGroups groups={purchase.phoneGroups} />
                </bdi>
                {copyButton('phone', 'Copy phone number')}
              </span>
            ),
          },
          { term: 'Price', value: purchase.price },
          { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
          {
            term: 'SMS Code',
            // The code itself is above.
            value: purchase.code === undefined ? 'Not received' : undefined,
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
