import { useId, useState, type ReactNode } from 'react';
import { ChartColumn } from 'lucide';

import { InlineNote } from '../primitives/feedback/inline-note';
import { PagedList } from '../primitives/records/paged-list';
import { ExportMenu } from '../history/export-menu';
import { HistoryFilters, type HistoryFiltersProps } from '../history/history-filters';
import { PurchaseList, type PurchaseListProps } from '../history/purchase-list';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';
import { Icon } from '../primitives/icon';

interface ChartsButtonProps {
  /** True while the charts are visible. */
  open: boolean;
  /** Id of the element around the charts. */
  controls: string;
  /** Called when the user shows or hides the charts. */
  onToggle: () => void;
}

/** Toggle for the charts of a page. They are drawn on first use. */
function ChartsButton({ open, controls, onToggle }: ChartsButtonProps) {
  return (
    <Button
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      icon={<Icon of={ChartColumn} className="size-4" />}
    >
      {open ? 'Hide charts' : 'Show charts'}
    </Button>
  );
}

export interface HistoryPageProps {
  filters: HistoryFiltersProps & Required<Pick<HistoryFiltersProps, 'onClearAll'>>;
  /** Applied search, debounced. Empty for none. */
  activeSearch: string;
  /** The purchases of this page and their actions. */
  list: Omit<PurchaseListProps, 'failed' | 'hasOtherPages' | 'onClearFilters'>;
  /**
   * True when the server did not apply the search, so that the list has other purchases as well.
   * @defaultValue false
   */
  searchIgnored?: boolean | undefined;
  /** Current page, number of pages, and the position as text; undefined while unknown. */
  position?: { page: number; totalPages: number; text: string } | undefined;
  /** Called with the 1-based page. */
  onPage: (page: number) => void;
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** True while the list is loading. */
  refreshing: boolean;
  /** Called when the user clicks 'Try Again'. */
  onRefresh: () => void;
  /** Exports the current page as a file, in its order. */
  onExport: () => void;
  /** Opens the dialog that exports all pages. */
  onExportAll: () => void;
  /** Charts of the loaded purchases; rendered on demand. */
  charts: ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/**
 * All purchased numbers (spec §2): filters, rows in pages of 20, an export, and charts on demand. At
 * /history; the URL has filters and page. A page change moves the focus to the group 'Purchases' and
 * announces the position.
 */
export function HistoryPage(props: HistoryPageProps) {
  const { list, filters, activeSearch, position, error } = props;
  const isFiltered = activeSearch !== '' || filters.filters.some(({ value }) => value !== '');
  const hasNone = list.purchases?.length === 0;
  const [hasCharts, setHasCharts] = useState(false);
  const chartsId = useId();
  const hasPages = position !== undefined && position.totalPages > 1;
  // On phones below the list: the title row has room for one action beside a toast.
  const chartsButton = (
    <ChartsButton open={hasCharts} controls={chartsId} onToggle={() => setHasCharts(!hasCharts)} />
  );
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader
        title="Purchase History"
        actions={
          <>
            <ExportMenu
              disabled={list.purchases === undefined || hasNone}
              onExportPage={props.onExport}
              onExportAll={props.onExportAll}
            />
            <span className="hidden md:block">{chartsButton}</span>
          </>
        }
      />
      <div id={chartsId} hidden={!hasCharts}>
        {hasCharts && props.charts}
      </div>
      {error !== undefined && (
        <Banner
          tone="error"
          role="alert"
          action={
            <Button size="sm" busy={props.refreshing} onClick={props.onRefresh}>
              Try Again
            </Button>
          }
        >
          {error}
        </Banner>
      )}
      <Card>
        <div className="border-b border-line p-3 xl:px-5">
          {/* An empty list has the button. */}
          <HistoryFilters {...filters} onClearAll={isFiltered && !hasNone ? filters.onClearAll : undefined} />
        </div>
        {props.searchIgnored && activeSearch !== '' && (
          <InlineNote>
            {`Search isn't working. Purchases without “${activeSearch}” are listed too. Use the filters.`}
          </InlineNote>
        )}
        <PagedList
          label="Purchases"
          busy={props.refreshing}
          pager={hasPages ? { ...position, numbered: true, onPage: props.onPage } : undefined}
        >
          <PurchaseList
            {...list}
            failed={error !== undefined}
            hasOtherPages={hasPages}
            onClearFilters={isFiltered ? filters.onClearAll : undefined}
          />
        </PagedList>
      </Card>
      {/* After the list, so that the rows do not move it. */}
      {list.purchases !== undefined && <span className="md:hidden">{chartsButton}</span>}
      {props.children}
    </div>
  );
}
