import { useId, useState, type ReactNode } from 'react';
import { ChartColumn } from 'lucide';

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
  /** The ExportMenu. */
  exports: ReactNode;
  /** What the list has, in one sentence; undefined while unknown. */
  summary?: string | undefined;
  /** Charts of the loaded purchases; rendered on demand. */
  charts: ReactNode;
  /** The Banner of a failed load; earlier data stays visible. */
  error?: ReactNode;
  /** The HistoryFilters. */
  filters: ReactNode;
  /** The PurchaseList in its PagedList. */
  children: ReactNode;
}

/**
 * All purchased numbers (spec §2): filters, rows in pages of 20, an export, and charts on demand. At
 * /history; the URL has filters and page.
 */
export function HistoryPage({ exports, summary, charts, error, filters, children }: HistoryPageProps) {
  const [hasCharts, setHasCharts] = useState(false);
  const chartsId = useId();
  const chartsButton = (
    <ChartsButton open={hasCharts} controls={chartsId} onToggle={() => setHasCharts(!hasCharts)} />
  );
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader
        title="Purchase History"
        actions={
          <>
            <p className="mr-2 hidden text-sm text-ink-muted tabular-nums md:block">{summary}</p>
            {exports}
            <span className="hidden md:block">{chartsButton}</span>
          </>
        }
      />
      <div id={chartsId} hidden={!hasCharts}>
        {hasCharts && charts}
      </div>
      {error}
      <Card>
        <div className="border-b border-line px-3 py-2 xl:px-5">{filters}</div>
        {children}
      </Card>
      {/* On phones after the list, so that the rows do not move it: the title row has room for one action. */}
      {summary !== undefined && (
        <div className="flex flex-col gap-3 md:hidden">
          <p className="px-3 text-sm text-ink-muted tabular-nums">{summary}</p>
          {chartsButton}
        </div>
      )}
    </div>
  );
}
