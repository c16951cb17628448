import { useId, useState, type ReactNode } from 'react';
import { ChartColumn, Download } from 'lucide';

import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';
import { Icon } from '../primitives/icon';

export interface HistoryPageProps {
  /** What the list has, in one sentence below the title; undefined while unknown. */
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
  const exportAll = onExportAll && <Button onClick={onExportAll}>Export all pages</Button>;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <div className="-mb-2 md:-mb-3">
        <PageHeader
          title="Purchase History"
          // Its line stays free while it is unknown, on the narrowest phones a second one too.
          summary={summary ?? ''}
          actions={
            <>
              <span className="hidden gap-2 md:flex">
                {/* First: it comes with the rows, and moves no other. */}
                {exportAll}
                {chartsButton}
              </span>
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
      </div>
      <div id={chartsId} hidden={!hasCharts}>
        {hasCharts && charts}
      </div>
      <Card>
        <div className="border-b border-line px-card py-2">{filters}</div>
        {children}
      </Card>
      {/* There the title row has room for one action; after the list, so that its rows do not move it. */}
      {summary !== undefined && (
        <div className="flex flex-wrap gap-2 *:grow md:hidden">
          {chartsButton}
          {exportAll}
        </div>
      )}
    </div>
  );
}
