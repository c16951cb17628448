import { Card } from '../../../primitives/card';
import { Spinner } from '../../../primitives/spinner';

/** Room of a chart, so that nothing moves when it comes. Its table may be higher. */
export const CHART_SIZE = 'min-h-72';

/** Keeps the place of a chart whose code or data is on its way. */
export function ChartPlaceholder() {
  return (
    <Card className={`${CHART_SIZE} grid place-items-center`}>
      <Spinner label="Loading..." />
    </Card>
  );
}
