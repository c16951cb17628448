import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { NUMBER_STATUS } from '../number-card';
import type { PurchaseItem } from './purchase-item';

interface PurchaseTableProps {
  purchases: readonly PurchaseItem[];
  onDetails: (id: string) => void;
}

const COLUMNS = ['Service', 'Phone Number', 'Country', 'Price', 'Status', 'SMS Code', 'Date', 'Actions'];
const cell = 'px-3 py-3 align-middle first:pl-4 md:first:pl-5';

/** The purchases in the columns of spec §2. */
export function PurchaseTable({ purchases, onDetails }: PurchaseTableProps) {
  return (
    // On its narrowest the table scrolls by itself, and by keys.
    <div tabIndex={0} role="region" aria-label="Purchases" className="overflow-x-auto -outline-offset-2">
      <table className="w-full text-left text-sm text-ink tabular-nums">
        <thead className="border-b border-line text-xs text-ink-muted">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-2.5 font-medium whitespace-nowrap first:pl-4 md:first:pl-5"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {purchases.map(({ id, service, phoneNumber, country, price, status, code, date }) => (
            <tr key={id}>
              {/* A width of its own: the catalogue's name may arrive after the row. */}
              <th scope="row" className={`${cell} w-36 min-w-36 font-medium wrap-anywhere`}>
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
              <td className={`${cell} text-ink-muted`}>{date}</td>
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
