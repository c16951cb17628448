import { useId } from 'react';

import { Button } from '../../../primitives/button';

/** Props of {@link PriceAlertPanel}. Prices are formatted USD. */
export interface PriceAlertPanelProps {
  /** What the user waits for: a price below this, or any stock where it is null. Null while nobody waits. */
  alert: { below: string | null } | null;
  /** Nothing can be bought now, so that it is stock the user would wait for. */
  isOutOfStock: boolean;
  /** The prices this browser saw, in USD, oldest first; drawn from two on. */
  seen: readonly number[];
  /** The lowest of them, and when it was seen; null while there is none. */
  lowest: { price: string; at: string } | null;
  /** Turns the price alert on (true) or off (false). */
  onToggle: (isOn: boolean) => void;
}

const alertText = ({ alert, isOutOfStock }: PriceAlertPanelProps): string => {
  if (alert === null)
    return isOutOfStock ? 'Get told when it is in stock again.' : 'Get told when it costs less than now.';
  const what = alert.below === null ? 'when it is in stock again' : `when it costs less than ${alert.below}`;
  return `You are told ${what}, whenever this page loads prices. Your watches are below the countries.`;
};

/** What this browser saw of a price, and an alert for a lower one, or for stock. */
export function PriceAlertPanel(props: PriceAlertPanelProps) {
  const { alert, isOutOfStock, seen, lowest, onToggle } = props;
  const textId = useId();
  return (
    <section
      aria-label="Price watch"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-56">
        {lowest !== null && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink tabular-nums">
            Lowest seen here: {lowest.price}
            {seen.length > 1 && <Sparkline values={seen} />}
          </p>
        )}
        {lowest !== null && <p className="text-xs text-ink-muted">{lowest.at}</p>}
        <p id={textId} role="status" className="mt-1 text-xs text-ink-muted">
          {alertText(props)}
        </p>
      </div>
      {/* One button in both states, so that a press does not take the focus away. */}
      <Button size="sm" describedBy={textId} onClick={() => onToggle(alert === null)}>
        {alert === null ? (isOutOfStock ? 'Watch for stock' : 'Watch price') : 'Stop watching'}
      </Button>
    </section>
  );
}

const WIDTH = 72;
const HEIGHT = 18;

/** How the prices went; the text beside it says what counts. */
function Sparkline({ values }: { values: readonly number[] }) {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const points = values.map((value, at) => {
    const x = 1 + (at / (values.length - 1)) * (WIDTH - 2);
    const y = HEIGHT - 2 - ((value - lowest) / span) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="shrink-0 text-accent">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
