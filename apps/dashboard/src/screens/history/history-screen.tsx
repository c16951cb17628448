import { $copiedMark } from '@sms/domain/numbers/copying/copy-numbers';
import { $dailySpending } from '@sms/domain/history/charts/history-charts';
import {
  $historyFilters,
  $historyOrder,
  $historyPosition,
  $isSearchIgnored,
  $purchases,
  historyColumnChosen,
  historyCopyClicked,
} from '@sms/domain/history/list/purchase-view';
import {
  $historyError,
  $historyPage,
  $isHistoryLoading,
  historyRefreshClicked,
} from '@sms/domain/history/list/history-list';
import { historyExportClicked } from '@sms/domain/history/export/export-page';
import { historySummary } from '@sms/domain/history/list/history-summary';
import { ChartPlaceholder } from '@sms/ui/history/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/history/charts/spending-chart';
import { HistoryFilters } from '@sms/ui/history/history-filters';
import { PurchaseList } from '@sms/ui/history/purchase-list';
import { HistoryPage } from '@sms/ui/pages/history-page';
import { InlineNote } from '@sms/ui/primitives/feedback/inline-note';
import { LoadError } from '@sms/ui/primitives/feedback/load-error';
import { PagedList } from '@sms/ui/primitives/records/paged-list';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { isolated } from '@sms/ui/primitives/untrusted-text';
import { useUnit } from 'effector-react';
import { Suspense, useCallback, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { buyAgainPath } from '../../app/routing/deep-links';
import { PATHS } from '../../app/routing/paths';
import { openHistory, useHistoryAddress } from './use-history-address';

const PurchaseDialog = lazyDialog(() => import('./purchase-dialog'));
const ExportAllDialog = lazyDialog(() => import('./export-all-dialog'));

/** See `ScreenModule` of the router. */
export const open = openHistory;

/** Every number ever bought (spec §2). Its address holds the page and the filters. */
export default function HistoryScreen() {
  const { purchases, range, error, ...page } = useUnit({
    purchases: $purchases,
    list: $historyPage,
    range: $historyPosition,
    filters: $historyFilters,
    error: $historyError,
    isLoading: $isHistoryLoading,
    isSearchIgnored: $isSearchIgnored,
    order: $historyOrder,
    copied: $copiedMark,
    chooseColumn: historyColumnChosen,
    copy: historyCopyClicked,
    refresh: historyRefreshClicked,
    exportRows: historyExportClicked,
  });
  const { query, go, clear, searchText, typeSearch } = useHistoryAddress();

  const items = purchases?.map((purchase) => ({
    ...purchase,
    // Under a waiting number it would invite to pay twice.
    buyAgainHref: purchase.status === 'waiting' ? undefined : (buyAgainPath(purchase) ?? PATHS.buyNumber),
  }));
  const copying = { copied: page.copied ?? undefined, onCopy: page.copy };
  // One state for both dialogs: the one requested last is open, whichever chunk loads first.
  const [dialog, setDialog] = useState<{ readonly detailsOf: string } | 'export' | null>(null);
  const showDetails = useCallback((id: string) => setDialog({ detailsOf: id }), [setDialog]);
  const detailsOf = typeof dialog === 'string' ? null : dialog?.detailsOf;
  const detailed = items?.find(({ id }) => id === detailsOf);
  // Closes the dialog once its row is gone; otherwise it would reopen when the row comes back.
  if (detailsOf != null && detailed === undefined) setDialog(null);
  const isFiltered = query.search !== '' || page.filters.some(({ name }) => query[name] !== '');
  const hasPages = range !== null && range.totalPages > 1;
  const isEmpty = items?.length === 0;
  const hasRows = items !== undefined && !isEmpty;
  const clearFilters = isFiltered ? clear : undefined;

  return (
    <>
      <PageTitle>SMS Verification History</PageTitle>
      <HistoryPage
        onExport={hasRows ? () => page.exportRows() : undefined}
        onExportAll={hasRows ? () => setDialog('export') : undefined}
        summary={page.list ? historySummary(page.list.numbers, page.list.pagination) : undefined}
        charts={<HistoryChart />}
        filters={
          <HistoryFilters
            search={searchText}
            onSearch={typeSearch}
            filters={page.filters.map(({ name, ...filter }) => ({
              ...filter,
              value: query[name],
              onChange: (value) => go({ [name]: value }),
            }))}
            // An empty list has the button.
            onClearAll={isEmpty ? undefined : clearFilters}
          />
        }
      >
        {page.isSearchIgnored && query.search !== '' && (
          <InlineNote>
            {`Search isn't working. Purchases without “${isolated(query.search)}” are listed too. Use the filters.`}
          </InlineNote>
        )}
        <PagedList
          label="Purchases"
          busy={page.isLoading}
          position={range?.text}
          pager={
            hasPages ? { ...range, numbered: true, onPage: (to: number) => go({ page: to }) } : undefined
          }
          error={
            error === null ? undefined : (
              <LoadError
                title={items ? 'Showing the last purchases we loaded' : "Couldn't load your history"}
                busy={page.isLoading}
                onTryAgain={() => page.refresh()}
              >
                {error}
              </LoadError>
            )
          }
        >
          {(error === null || items) && (
            <PurchaseList
              {...copying}
              purchases={items}
              order={page.order}
              onSort={page.chooseColumn}
              hasOtherPages={hasPages}
              search={query.search}
              onClearFilters={clearFilters}
              onDetails={showDetails}
              onDetailsPrefetch={() => void PurchaseDialog.preload()}
            />
          )}
        </PagedList>
      </HistoryPage>
      <Suspense>
        {dialog === 'export' && <ExportAllDialog onClose={() => setDialog(null)} />}
        {detailed && <PurchaseDialog purchase={detailed} onClose={() => setDialog(null)} {...copying} />}
      </Suspense>
    </>
  );
}

/** Spending of the purchases loaded so far (decision 0046). */
function HistoryChart() {
  const spending = useUnit($dailySpending);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
