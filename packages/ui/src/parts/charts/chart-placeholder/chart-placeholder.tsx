import { Card } from '../../../primitives/card';
import { Spinner } from '../../../primitives/spinner';
import { CHART_SIZE } from './chart-size';

/** Keeps the place of a chart whose code or data is on its way. */
export function ChartPlaceholder() {
  return (
    <Card className={`${CHART_SIZE} grid place-items-center`}>
      <Spinner label="Loading..." />
    </Card>
  );
}
