import { useId } from 'react';

import { Button } from '../../../primitives/button';

/** Props of {@link PriceAlertPanel}. Prices are formatted USD. */
export interface PriceAlertPanelProps {
  /** Alert below this price, or null price for any stock. null while the alert is off. */
  alert: { below: string | null } | null;
  /** True while out of stock: the alert is for stock. */
  isOutOfStock: boolean;
  /** Prices seen in this browser, in USD, oldest first; drawn from two on. */
  seen: readonly number[];
  /** Lowest of them, and its time; null without prices. */
  lowest: { price: string; at: string } | null;
  /** Called with true to turn the alert on, false to turn it off. */
  onToggle: (isOn: boolean) => void;
}

const alertText = ({ alert, isOutOfStock }: PriceAlertPanelProps): string => {
  if (alert === null)
    return isOutOfStock ? "Get an alert when it's back in stock." : 'Get an alert when the price drops.';
  const what = alert.below === null ? "if it's back in stock" : `if it costs less than ${alert.below}`;
  return `We'll let you know ${what} the next time prices load on this page. Your alerts are listed below the countries.`;
};

/**
 * The lowest price seen in this browser for the selection, the price history, and an alert for a lower price or for
 * stock.
 */
export function PriceAlertPanel(props: PriceAlertPanelProps) {
  const { alert, isOutOfStock, seen, lowest, onToggle } = props;
  const textId = useId();
  return (
    <section aria-label="Price alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        {lowest !== null && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink tabular-nums">
            Lowest price seen: {lowest.price}
            {seen.length > 1 && <Sparkline values={seen} />}
          </p>
        )}
        {lowest !== null && <p className="text-xs text-ink-muted">{lowest.at}</p>}
        <p id={textId} role="status" className="mt-1 text-xs text-ink-muted">
          {alertText(props)}
        </p>
      </div>
      {/* The same button in both states, so that a click does not lose the focus. */}
      <Button size="sm" describedBy={textId} onClick={() => onToggle(alert === null)}>
        {alert === null ? (isOutOfStock ? 'Set stock alert' : 'Set price alert') : 'Remove alert'}
      </Button>
    </section>
  );
}

const WIDTH = 72;
const HEIGHT = 18;

/** Price history; the text next to it has the figures. */
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
