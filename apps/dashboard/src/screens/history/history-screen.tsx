import {
  $historyCountries,
  $historyError,
  $historyPlace,
  $historyQuery,
  $historySearchText,
  $historyServices,
  $isHistoryLoading,
  $purchases,
  historyAddressRead,
  historyExportClicked,
  historyFiltersChanged,
  historyNavigated,
  historyPageChosen,
  historyRefreshClicked,
  historySearchTyped,
} from '@sms/domain';
import { numberStatuses } from '@sms/domain/contracts';
import { NUMBER_STATUS_LABELS } from '@sms/domain/rules';
import { HistoryPage } from '@sms/ui/pages/history';
import { PurchaseDetails } from '@sms/ui/parts/purchase-details';
import { Dialog } from '@sms/ui/primitives/dialog';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createEventHook } from '../../create-event-hook';

const STATUSES = numberStatuses.map((value) => ({ value, label: NUMBER_STATUS_LABELS[value] }));
const useHistoryNavigated = createEventHook(historyNavigated);

/** Every number ever bought (spec §2). Its address says what is on screen. */
export default function HistoryScreen() {
  const { purchases, place, query, error, ...page } = useUnit({
    purchases: $purchases,
    place: $historyPlace,
    query: $historyQuery,
    searchText: $historySearchText,
    services: $historyServices,
    countries: $historyCountries,
    error: $historyError,
    isLoading: $isHistoryLoading,
    readAddress: historyAddressRead,
    typeSearch: historySearchTyped,
    changeFilters: historyFiltersChanged,
    choosePage: historyPageChosen,
    refresh: historyRefreshClicked,
    exportRows: historyExportClicked,
  });
  const { search } = useLocation();
  const navigate = useNavigate();
  const { readAddress } = page;
  useEffect(() => {
    readAddress(search);
  }, [readAddress, search]);
  useHistoryNavigated(({ address, replaces }) => {
    void navigate({ search: address }, { replace: replaces, preventScrollReset: true });
  });

  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  const detailed = purchases?.find(({ id }) => id === detailsOf);
  // The dialog closes once its row is gone, or it would reopen by itself when the row comes back.
  if (detailsOf !== null && detailed === undefined) setDetailsOf(null);

  return (
    <>
      <title>SMS Verification History</title>
      <HistoryPage
        filters={{
          search: page.searchText,
          onSearch: page.typeSearch,
          values: { status: query.status, service: query.service, country: query.country },
          statuses: STATUSES,
          services: page.services,
          countries: page.countries,
          onChange: page.changeFilters,
        }}
        purchases={purchases ?? undefined}
        onDetails={setDetailsOf}
        place={place ?? undefined}
        onPage={page.choosePage}
        error={error ?? undefined}
        refreshing={page.isLoading}
        onRefresh={() => page.refresh()}
        onExport={() => page.exportRows()}
      >
        <Dialog open={detailed !== undefined} title="Purchase Details" onClose={() => setDetailsOf(null)}>
          {detailed && <PurchaseDetails purchase={detailed} />}
        </Dialog>
      </HistoryPage>
    </>
  );
}
