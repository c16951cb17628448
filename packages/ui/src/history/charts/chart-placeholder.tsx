import { Card } from '../../primitives/card';
import { Spinner } from '../../primitives/feedback/spinner';

/** Size of a chart, to prevent a layout shift. Its table can be higher. */
export const CHART_SIZE = 'min-h-81';

/** Placeholder for a chart whose data is loading. */
export function ChartPlaceholder() {
  return (
    <Card>
      <div className={`${CHART_SIZE} grid place-items-center`}>
        <Spinner label="Loading..." />
      </div>
    </Card>
  );
}
