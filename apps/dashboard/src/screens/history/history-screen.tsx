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
  $isHistoryLoading,
  historyRefreshClicked,
} from '@sms/domain/history/list/history-list';
import {
  $historySearchText,
  historyFiltersChanged,
  historyFiltersCleared,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
  historyUrlChanged,
} from '@sms/domain/history/list/history-address';
import { historyExportClicked } from '@sms/domain/history/export/export-page';
import { readHistoryQuery } from '@sms/domain/history/list/history-query';
import { ChartPlaceholder } from '@sms/ui/history/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/history/charts/spending-chart';
import { HistoryPage } from '@sms/ui/pages/history-page';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useUnit } from 'effector-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../notifications/page-title';
import { createEventHook } from '../../app/hooks/create-event-hook';
import { useScreenNavigate } from '../../app/hooks/use-screen';
import { buyAgainPath } from '../../app/routing/deep-links';
import { PATHS } from '../../app/routing/paths';

const PurchaseDialog = lazyDialog(() => import('./purchase-dialog'));
const ExportAllDialog = lazyDialog(() => import('./export-all-dialog'));
const useHistoryNavigated = createEventHook(historyNavigated);

/** Every number ever bought (spec §2). Its address holds the page and the filters. */
export default function HistoryScreen() {
  const { purchases, range, error, ...page } = useUnit({
    purchases: $purchases,
    range: $historyPosition,
    searchText: $historySearchText,
    filters: $historyFilters,
    error: $historyError,
    isLoading: $isHistoryLoading,
    isSearchIgnored: $isSearchIgnored,
    order: $historyOrder,
    copied: $copiedMark,
    onUrlChanged: historyUrlChanged,
    typeSearch: historySearchTyped,
    changeFilters: historyFiltersChanged,
    clearFilters: historyFiltersCleared,
    chooseColumn: historyColumnChosen,
    copy: historyCopyClicked,
    choosePage: historyPageChosen,
    refresh: historyRefreshClicked,
    exportRows: historyExportClicked,
  });
  const { search } = useLocation();
  const navigate = useScreenNavigate();
  const { onUrlChanged } = page;
  // From the address itself, so that the filters of a shared link are in the first paint and shift nothing.
  const query = readHistoryQuery(search);
  useEffect(() => {
    onUrlChanged(search);
  }, [onUrlChanged, search]);
  useHistoryNavigated(({ address, replaces }) => {
    navigate({ search: address }, { replace: replaces, preventScrollReset: true });
  });

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

  return (
    <>
      <PageTitle>SMS Verification History</PageTitle>
      <HistoryPage
        filters={{
          search: page.searchText,
          onSearch: page.typeSearch,
          filters: page.filters.map(({ name, ...filter }) => ({
            ...filter,
            value: query[name],
            onChange: (value) => page.changeFilters({ [name]: value }),
          })),
          onClearAll: () => page.clearFilters(),
        }}
        activeSearch={query.search}
        list={{
          purchases: items,
          order: page.order,
          onSort: page.chooseColumn,
          onDetails: showDetails,
          onDetailsPrefetch: PurchaseDialog.preload,
          ...copying,
        }}
        searchIgnored={page.isSearchIgnored}
        position={range ?? undefined}
        onPage={page.choosePage}
        error={error ?? undefined}
        refreshing={page.isLoading}
        onRefresh={() => page.refresh()}
        onExport={() => page.exportRows()}
        onExportAll={() => setDialog('export')}
        charts={<HistoryChart />}
      >
        <Suspense>
          {dialog === 'export' && <ExportAllDialog onClose={() => setDialog(null)} />}
          {detailed && <PurchaseDialog purchase={detailed} onClose={() => setDialog(null)} {...copying} />}
        </Suspense>
      </HistoryPage>
    </>
  );
}

/** Spending of the purchases loaded so far (decision 0046). */
function HistoryChart() {
  const spending = useUnit($dailySpending);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
