import { ChartColumn, Table } from 'lucide';
import { useId, useState, type ReactNode } from 'react';

import { Card } from '../../../primitives/card';
import { Icon } from '../../../primitives/icon';
import { IconButton } from '../../../primitives/icon-button';
import { CHART_SIZE } from '../chart-placeholder';

export interface ChartFigureProps {
  /** Visible title. */
  title: string;
  /** Scope of the data. */
  coverage?: string | undefined;
  /** The data as a table, with totals. */
  table: ReactNode;
  /** Empty state: the reason, in place of chart and table. */
  empty?: string | undefined;
  /** The chart. */
  children: ReactNode;
}

/** A chart with title, scope, and a table of the same data. */
export function ChartFigure({ title, coverage, table, empty, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Card>
      <figure aria-labelledby={titleId} className={`@container flex h-full flex-col gap-3 p-4 ${CHART_SIZE}`}>
        <div className="-mt-3 -mr-2 flex min-h-11 items-center justify-between gap-x-3">
          <div>
            <h2 id={titleId} className="text-section text-ink-muted">
              {title}
            </h2>
            {coverage !== undefined && <p className="text-xs text-ink-muted">{coverage}</p>}
          </div>
          {empty === undefined && (
            <IconButton
              size="lg"
              label={isTable ? 'Show as chart' : 'Show as table'}
              describedBy={titleId}
              onClick={() => setIsTable(!isTable)}
              icon={
                isTable ? (
                  <Icon of={ChartColumn} className="size-4" />
                ) : (
                  <Icon of={Table} className="size-4" />
                )
              }
            />
          )}
        </div>
        <div className="flex flex-1 flex-col">
          {empty === undefined ? isTable ? table : children : <Empty>{empty}</Empty>}
        </div>
      </figure>
    </Card>
  );
}

/** The text over the empty columns of a chart. */
function Empty({ children }: { children: string }) {
  return (
    <div className="relative grid flex-1 place-items-center border-b border-line-button">
      <div aria-hidden className="absolute inset-0 flex justify-around gap-x-2">
        {Array.from({ length: 14 }, (_, place) => (
          <span key={place} className="max-w-9 flex-1 rounded-t-chip bg-sunken/50" />
        ))}
      </div>
      <p className="relative rounded-pill border border-line bg-surface px-4 py-1.5 text-center text-sm text-ink-muted">
        {children}
      </p>
    </div>
  );
}
