import { useId } from 'react';

import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { CountryFlag } from '../../primitives/country-flag';
import { ServiceLogo } from '../../primitives/service-logo';
import { NUMBER_STATUS } from '../number-card';
import type { PurchaseItem } from './purchase-item';

interface PurchaseTableProps {
  purchases: readonly PurchaseItem[];
  onDetails: (id: string) => void;
}

const COLUMNS = ['Service', 'Phone Number', 'Country', 'Price', 'Status', 'SMS Code', 'Date', 'Actions'];
/** Narrow on tablets and, beside the sidebar, on small laptops, so that all eight columns are in view. */
const gap = 'px-1 first:pl-4 last:pr-4 xl:px-3 xl:first:pl-5 xl:last:pr-5';
const cell = `${gap} py-3 align-middle`;

/** The purchases in the columns of spec §2. */
export function PurchaseTable({ purchases, onDetails }: PurchaseTableProps) {
  const ids = useId();
  return (
    // With a large font the table scrolls sideways in this box; the keyboard scrolls it from the buttons inside.
    <div className="overflow-x-auto">
      <table aria-label="Purchases" className="w-full text-left text-xs text-ink tabular-nums xl:text-sm">
        <thead className="border-b border-line text-xs text-ink-muted">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${gap} py-2.5 font-medium whitespace-nowrap`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {purchases.map(
            ({ id, service, serviceCode, phoneNumber, country, countryCode, price, status, code, date }) => (
              <tr key={id}>
                {/* A set width, so that nothing moves when the service's name arrives after its row. */}
                <th
                  scope="row"
                  id={`${ids}${id}-service`}
                  className={`${cell} min-w-22 font-medium wrap-anywhere xl:w-36 xl:min-w-36`}
                >
                  <span className="flex items-center gap-2">
                    <ServiceLogo code={serviceCode} name={service} size="sm" />
                    <bdi>{service}</bdi>
                  </span>
                </th>
                <td id={`${ids}${id}-phone`} className={`${cell} font-digits whitespace-nowrap`}>
                  <bdi>{phoneNumber}</bdi>
                </td>
                <td className={cell}>
                  <span className="flex items-center gap-2">
                    <CountryFlag code={countryCode} />
                    <bdi>{country}</bdi>
                  </span>
                </td>
                <td className={cell}>{price}</td>
                <td className={cell}>
                  <Badge tone={NUMBER_STATUS[status].tone}>{NUMBER_STATUS[status].label}</Badge>
                </td>
                <td className={`${cell} font-digits`}>{code === undefined ? '—' : <bdi>{code}</bdi>}</td>
                <td className={`${cell} min-w-22 text-ink-muted`}>{date}</td>
                <td className={cell}>
                  <Button
                    size="sm"
                    describedBy={`${ids}${id}-service ${ids}${id}-phone`}
                    onClick={() => onDetails(id)}
                  >
                    View Details
                  </Button>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
