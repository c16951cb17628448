import { useId } from 'react';

import { Button } from '../../../primitives/button';
import { Card } from '../../../primitives/card';
import { CountryFlag } from '../../../primitives/country-flag';

/** A price alert: a service in a country. Prices are formatted USD. */
export interface PriceAlertItem {
  /** Provider code. */
  country: string;
  /** Provider code. */
  service: string;
  /** Visible name. */
  countryName: string;
  /** Visible name. */
  serviceName: string;
  /** Alert below this price; null for any stock. */
  below: string | null;
  /** Latest price seen in this browser, and its time; null without one. */
  newest: { price: string; at: string } | null;
}

export interface PriceAlertListProps<Item extends PriceAlertItem> {
  /** In the order of creation; each pair is unique. */
  items: readonly Item[];
  /** Called with the alert: prefill the wizard and open its last step. */
  onBuy: (item: Item) => void;
  /** Called when the user removes the alert. */
  onStop: (item: Item) => void;
}

/**
 * The user's price alerts, each with its threshold, the latest price seen in this browser, and a buy button. Renders
 * nothing without alerts.
 */
export function PriceAlertList<Item extends PriceAlertItem>({
  items,
  onBuy,
  onStop,
}: PriceAlertListProps<Item>) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Card className="px-4 py-3">
      <h2 id={headingId} className="text-sm font-semibold text-ink">
        Price alerts
      </h2>
      <p className="text-xs text-ink-muted">We check these whenever prices load on this page.</p>
      <ul aria-labelledby={headingId} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li
            key={`${item.service} ${item.country}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <Row item={item} onBuy={() => onBuy(item)} onStop={() => onStop(item)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  item: PriceAlertItem;
  onBuy: () => void;
  onStop: () => void;
}

function Row({ item: { country, countryName, serviceName, below, newest }, onBuy, onStop }: RowProps) {
  const nameId = useId();
  return (
    <>
      <div className="min-w-0 flex-1 basis-48">
        <p id={nameId} className="flex items-center gap-2 text-sm font-medium text-ink">
          <CountryFlag code={country} size="sm" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{serviceName}</bdi> in <bdi>{countryName}</bdi>
          </span>
        </p>
        <p className="text-xs text-ink-muted tabular-nums">
          {below === null ? 'Stock alert' : `Alert below ${below}`}
          {newest !== null && ` · ${newest.price} on ${newest.at}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" describedBy={nameId} onClick={onBuy}>
          Buy
        </Button>
        <Button size="sm" variant="ghost" describedBy={nameId} onClick={onStop}>
          Remove alert
        </Button>
      </div>
    </>
  );
}
