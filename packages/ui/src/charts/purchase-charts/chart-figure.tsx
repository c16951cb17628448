import { ChartColumn, Table } from 'lucide';
import { useId, useState, type ReactNode } from 'react';

import { Card } from '../../primitives/card';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
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
        <div className="-mt-3 -mr-2 flex min-h-11 items-start justify-between gap-x-3">
          {/* With and without a scope the title is level with those of its neighbours. */}
          <div className="pt-3">
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

/** The reason, over the axis of a chart. Empty columns would look as if they were loading. */
function Empty({ children }: { children: string }) {
  return (
    <p className="grid flex-1 content-center justify-items-center gap-3 border-b border-line-button text-center text-sm text-ink-muted">
      <Icon of={ChartColumn} className="size-6 text-ink-subtle" />
      {children}
    </p>
  );
}
