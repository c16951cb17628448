import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../../primitives/badge';
import { CopyButton } from '../../../primitives/copy-button';
import { CountryFlag } from '../../../primitives/country-flag';
import { DetailsList } from '../../../primitives/details-list';
import { LinkButton } from '../../../primitives/link-button';
import { ServiceLogo } from '../../../primitives/service-logo';
import { NUMBER_STATUS } from '../../numbers/number-card';
import type { PurchaseCopy, PurchaseItem } from '../purchase-list';

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

/** All data of one purchase (spec §2), and its actions. */
export function PurchaseDetails({ purchase, copied, onCopy, children }: PurchaseDetailsProps) {
  const { label, tone } = NUMBER_STATUS[purchase.status];
  const copyable = (what: PurchaseCopy['what'], name: string, text: string) => (
    <span className="-my-2.5 flex items-center justify-between gap-2">
      <bdi className="min-w-0 font-digits">{text}</bdi>
      <CopyButton
        label={name}
        size="lg"
        copied={copied?.id === purchase.id && copied.what === what}
        onCopy={() => onCopy({ id: purchase.id, what })}
      />
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
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
                  · Code <bdi>{purchase.countryCode}</bdi>
                </span>
              </>
            ),
          },
          { term: 'Phone', value: copyable('phone', 'Copy phone number', purchase.phoneNumber) },
          { term: 'Price', value: purchase.price },
          { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
          {
            term: 'SMS Code',
            value:
              purchase.code === undefined ? 'Not received' : copyable('code', 'Copy SMS code', purchase.code),
          },
          { term: 'Date', value: purchase.date === '' ? undefined : purchase.date },
        ]}
      />
      <LinkButton
        to={purchase.buyAgainHref}
        variant="primary"
        size="lg"
        fullWidth
        icon={<Repeat aria-hidden className="size-4" />}
      >
        Buy again
      </LinkButton>
      {children}
    </div>
  );
}
