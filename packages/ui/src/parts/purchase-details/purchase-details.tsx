import { Badge } from '../../primitives/badge';
import { CountryFlag } from '../../primitives/country-flag';
import { DetailsList } from '../../primitives/details-list';
import { ServiceLogo } from '../../primitives/service-logo';
import { NUMBER_STATUS } from '../number-card';
import type { PurchaseItem } from '../purchase-list';

/** Props of {@link PurchaseDetails}. */
export interface PurchaseDetailsProps {
  purchase: PurchaseItem;
}

/** Everything the history knows about one purchase (spec §2). */
export function PurchaseDetails({ purchase }: PurchaseDetailsProps) {
  const { label, tone } = NUMBER_STATUS[purchase.status];
  return (
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
              <span className="text-ink-muted">· Code {purchase.countryCode}</span>
            </>
          ),
        },
        { term: 'Phone', value: <bdi className="font-digits">{purchase.phoneNumber}</bdi> },
        { term: 'Price', value: purchase.price },
        { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
        {
          term: 'SMS Code',
          value:
            purchase.code === undefined ? 'Not received' : <bdi className="font-digits">{purchase.code}</bdi>,
        },
        { term: 'Date', value: purchase.date === '' ? undefined : purchase.date },
      ]}
    />
  );
}
