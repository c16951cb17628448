import { Badge } from '../../primitives/badge';
import { DetailsList } from '../../primitives/details-list';
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
        { term: 'Service', value: <bdi>{purchase.service}</bdi> },
        { term: 'Country', value: purchase.country },
        { term: 'Phone', value: <bdi className="font-mono">{purchase.phoneNumber}</bdi> },
        { term: 'Price', value: purchase.price },
        { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
        {
          term: 'SMS Code',
          value:
            purchase.code === undefined ? 'Not received' : <bdi className="font-mono">{purchase.code}</bdi>,
        },
        { term: 'Date', value: purchase.date === '' ? undefined : purchase.date },
      ]}
    />
  );
}
