import { History, Search } from 'lucide';

import { Button } from '../primitives/buttons/button';
import { countOf } from '../primitives/count';
import { EmptyState } from '../primitives/feedback/empty-state';
import { LinkButton } from '../primitives/buttons/link-button';
import { RecordTable } from '../primitives/records/record-table';
import type { RecordOrder } from '../primitives/records/record-table/record';
import { ServiceLogo } from '../primitives/service-logo';
import { isolated } from '../primitives/untrusted-text';
import { SmsText } from '../numbers/sms-text';
import {
  purchaseColumns,
  type PurchaseColumn,
  type PurchaseCopying,
  type PurchaseItem,
} from './purchase-list/purchase-columns';

export interface PurchaseListProps extends PurchaseCopying {
  /** In display order; undefined while unknown. */
  purchases: readonly PurchaseItem[] | undefined;
  order: RecordOrder<PurchaseColumn>;
  /** Called when the user clicks a column header; another click reverses the order. */
  onSort: (column: PurchaseColumn) => void;
  /** True when there are other pages: notes that sorting covers only this one. */
  hasOtherPages: boolean;
  /** What the list is searched for; empty for nothing. */
  search: string;
  /** Called when the user clicks 'Clear all' in an empty list; undefined while nothing is set. */
  onClearFilters?: (() => void) | undefined;
  /** Called with the purchase's id. */
  onDetails: (id: string) => void;
  /** Called when the pointer or focus enters the list: preload the details. */
  onDetailsPrefetch: () => void;
}

/**
 * The purchases of a page (spec §2, History), or their loading or empty state: lines of 44 under
 * their days. In a table a press opens one in its place, with its SMS; 'View Details' has all of it. On the
 * history, inside PagedList.
 */
export function PurchaseList(props: PurchaseListProps) {
  const { purchases, hasOtherPages, search, onClearFilters, onDetails, onDetailsPrefetch } = props;
  return (
    <div onPointerEnter={onDetailsPrefetch} onFocus={onDetailsPrefetch}>
      <RecordTable
        order={props.order}
        onSort={props.onSort}
        label="Purchases"
        rows={purchases}
        columns={purchaseColumns(props)}
        rowKey={({ id }) => id}
        rowName={({ service, phoneGroups }) => `${service} ${phoneGroups.join(' ')}`}
        when={({ when }) => when}
        picture={({ service, serviceCode }) => <ServiceLogo code={serviceCode} name={service} />}
        hasDays
        opened={(purchase) => <Opened {...purchase} />}
        onSelect={({ id }) => onDetails(id)}
        caption={
          hasOtherPages && purchases
            ? `Sorting applies to the ${countOf(purchases.length, 'purchase')} on this page.`
            : undefined
        }
        loading="Loading history..."
        empty={
          onClearFilters === undefined ? (
            // Both texts of spec §2.
            <EmptyState
              icon={History}
              title="No history found"
              description="No purchases match your current filters"
              action={
                <LinkButton to="/buy-number" variant="primary" size="lg">
                  Buy Your First Number
                </LinkButton>
              }
            />
          ) : (
            <EmptyState
              icon={Search}
              title={search === '' ? 'Nothing matches' : `Nothing matches “${isolated(search)}”`}
              description="No purchases match your current filters"
              action={
                <Button size="lg" onClick={onClearFilters}>
                  Clear all
                </Button>
              }
            />
          )
        }
      />
    </div>
  );
}

/** The SMS of a purchase, and its act. */
function Opened({ status, code, text, buyAgainHref }: PurchaseItem) {
  const withoutSms = status === 'waiting' ? 'No SMS was received yet.' : 'No SMS was received.';
  return (
    <div className="flex items-center justify-between gap-6 whitespace-normal">
      <div className="min-w-0 text-sm text-ink-muted">
        {text === undefined ? (
          code === undefined ? (
            withoutSms
          ) : (
            'The text of this SMS is not kept.'
          )
        ) : (
          <SmsText text={text} />
        )}
      </div>
      {buyAgainHref !== undefined && <LinkButton to={buyAgainHref}>Buy again</LinkButton>}
    </div>
  );
}
