import { useId, type ReactNode } from 'react';

import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';
import { NUMBER_STATUS } from '../number-card';
import type { PurchaseItem } from './purchase-item';

interface PurchaseCardsProps {
  purchases: readonly PurchaseItem[];
  onDetails: (id: string) => void;
}

/** The purchases as cards, one below the other, with the same values as the columns of the table. */
export function PurchaseCards({ purchases, onDetails }: PurchaseCardsProps) {
  const ids = useId();
  return (
    <ul aria-label="Purchases" className="divide-y divide-line">
      {purchases.map(
        ({ id, service, serviceCode, phoneNumber, country, countryCode, price, status, code, date }) => (
          <li key={id} className="flex flex-col gap-3 px-4 py-4">
            <div className="flex items-start justify-between gap-3 max-xs:flex-col">
              <div className="flex max-w-full min-w-0 items-center gap-3">
                <ServiceLogo code={serviceCode} name={service} size="lg" />
                <div id={`${ids}${id}`} className="min-w-0">
                  <p className="text-sm font-semibold wrap-anywhere text-ink">
                    <bdi>{service}</bdi>
                  </p>
                  <p className="font-digits text-sm wrap-anywhere text-ink-muted">
                    <bdi>{phoneNumber}</bdi>
                  </p>
                </div>
              </div>
              <Badge tone={NUMBER_STATUS[status].tone}>{NUMBER_STATUS[status].label}</Badge>
            </div>
            <dl className="grid grid-cols-2 max-xs:grid-cols-1 gap-x-4 gap-y-1 text-xs tabular-nums">
              <Fact term="Country" picture={<CountryFlag code={countryCode} />}>
                {country}
              </Fact>
              <Fact term="Price">{price}</Fact>
              <Fact term="SMS Code">{code ?? '—'}</Fact>
              <Fact term="Date">{date}</Fact>
            </dl>
            <Button size="lg" describedBy={`${ids}${id}`} onClick={() => onDetails(id)}>
              View Details
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}

interface FactProps {
  term: string;
  picture?: ReactNode;
  children: string;
}

function Fact({ term, picture, children }: FactProps) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere text-ink">
        {picture} <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
