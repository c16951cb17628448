import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { NUMBER_STATUS } from '../number-card';
import type { PurchaseItem } from './purchase-item';

interface PurchaseTableProps {
  purchases: readonly PurchaseItem[];
  onDetails: (id: string) => void;
}

const COLUMNS = ['Service', 'Phone Number', 'Country', 'Price', 'Status', 'SMS Code', 'Date', 'Actions'];
/** Close together on a tablet, so that all eight columns are in view. */
const gap = 'px-1 first:pl-4 last:pr-4 lg:px-3 lg:first:pl-5 lg:last:pr-5';
const cell = `${gap} py-3 align-middle`;

/** The purchases in the columns of spec §2. */
export function PurchaseTable({ purchases, onDetails }: PurchaseTableProps) {
  return (
    // On its narrowest the table scrolls by itself, and by keys.
    <div tabIndex={0} role="region" aria-label="Purchases" className="overflow-x-auto -outline-offset-2">
      <table className="w-full text-left text-xs text-ink tabular-nums lg:text-sm">
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
          {purchases.map(({ id, service, phoneNumber, country, price, status, code, date }) => (
            <tr key={id}>
              {/* A width of its own: the catalogue's name may arrive after the row. */}
              <th scope="row" className={`${cell} min-w-22 font-medium wrap-anywhere lg:w-36 lg:min-w-36`}>
                <bdi>{service}</bdi>
              </th>
              <td className={`${cell} font-mono whitespace-nowrap`}>
                <bdi>{phoneNumber}</bdi>
              </td>
              <td className={cell}>{country}</td>
              <td className={cell}>{price}</td>
              <td className={cell}>
                <Badge tone={NUMBER_STATUS[status].tone}>{NUMBER_STATUS[status].label}</Badge>
              </td>
              <td className={`${cell} font-mono`}>{code === undefined ? '—' : <bdi>{code}</bdi>}</td>
              <td className={`${cell} min-w-22 text-ink-muted`}>{date}</td>
              <td className={cell}>
                <Button size="sm" onClick={() => onDetails(id)}>
                  View Details
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
