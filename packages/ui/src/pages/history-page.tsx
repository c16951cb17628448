import { useId, useState, type ReactNode } from 'react';
import { ChartColumn, Download } from 'lucide';

import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';
import { Icon } from '../primitives/icon';

export interface HistoryPageProps {
  /** What the list has, in one sentence; undefined while unknown. */
  summary?: string | undefined;
  /** Exports the current page as a file, in its order; undefined while there is nothing to export. */
  onExport?: (() => void) | undefined;
  /** Opens the dialog that exports all pages, the only one with JSON; undefined as above. */
  onExportAll?: (() => void) | undefined;
  /** Charts of the loaded purchases; rendered on demand. */
  charts: ReactNode;
  /** The HistoryFilters. */
  filters: ReactNode;
  /** The PurchaseList in its PagedList. */
  children: ReactNode;
}

/**
 * All purchased numbers (spec §2): filters, rows in pages of 20, an export, and charts on demand. At
 * /history; the URL has filters and page.
 */
export function HistoryPage(props: HistoryPageProps) {
  const { summary, onExport, onExportAll, charts, filters, children } = props;
  const [hasCharts, setHasCharts] = useState(false);
  const chartsId = useId();
  const chartsButton = (
    <Button
      aria-expanded={hasCharts}
      aria-controls={chartsId}
      onClick={() => setHasCharts(!hasCharts)}
      icon={<Icon of={ChartColumn} className="size-4" />}
    >
      {hasCharts ? 'Hide charts' : 'Show charts'}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader
        title="Purchase History"
        actions={
          <>
            <p className="mr-2 hidden text-sm text-ink-muted tabular-nums xl:block">{summary}</p>
            <span className="hidden md:block">{chartsButton}</span>
            <Button
              iconOnPhones
              icon={<Icon of={Download} className="size-4" />}
              disabled={onExport === undefined}
              onClick={onExport}
            >
              Export CSV
            </Button>
          </>
        }
      />
      <div id={chartsId} hidden={!hasCharts}>
        {hasCharts && charts}
      </div>
      <Card>
        <div className="border-b border-line px-3 py-2 xl:px-5">{filters}</div>
        {children}
      </Card>
      {/* After the list, so that its rows do not move it. On phones the title row has room for one action. */}
      {summary !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:*:grow">
          <p className="grow text-sm text-ink-muted tabular-nums xl:hidden">{summary}</p>
          <span className="grid md:hidden">{chartsButton}</span>
          {onExportAll && <Button onClick={onExportAll}>Export all pages</Button>}
        </div>
      )}
    </div>
  );
}
