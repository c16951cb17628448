import { Bell } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../primitives/button';
import { CountryFlag } from '../../../primitives/country-flag';

/** A watch for new stock: offered, on, or it has seen some. */
export type StockWatch = 'off' | 'on' | 'came';

/** Props of {@link PurchaseLadder}. Prices are formatted USD. */
export interface PurchaseLadderProps {
  /** Nothing can be bought right now: a purchase or a loading is under way, or the provider asks to wait. */
  isHeld: boolean;
  /** The next higher maximum for which a price is known; null where there is none. */
  raise: string | null;
  /** Where the service is in stock for least, cheapest first; empty while that is unknown. */
  countries: readonly { code: string; name: string; price: string }[];
  /** Null where no watch is offered. */
  watch: StockWatch | null;
  /** Buys for at most the higher maximum. */
  onRaise: () => void;
  /** Buys in a country, by its code, for at most its price. */
  onCountry: (code: string) => void;
  /** Begins the watch (true) or ends it (false). */
  onWatch: (isOn: boolean) => void;
}

const WATCH_TEXT: Readonly<Record<StockWatch, string>> = {
  off: 'While this page is open, we look once a minute.',
  on: 'Watching while this page is open. We tell you when there is stock.',
  came: 'Numbers are available again. You can purchase now.',
};

/** The other ways to a number after a refusal for want of numbers, one press each (decision 0066). */
export function PurchaseLadder({
  isHeld,
  raise,
  countries,
  watch,
  onRaise,
  onCountry,
  onWatch,
}: PurchaseLadderProps) {
  const id = useId();
  if (raise === null && countries.length === 0 && watch === null) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line px-4 py-3">
      <h3 id={id} className="text-sm font-semibold text-ink">
        Other ways to get a number
      </h3>
      {raise !== null && (
        <Button fullWidth disabled={isHeld} onClick={onRaise}>
          Raise the maximum to {raise} and buy
        </Button>
      )}
      {countries.length > 0 && (
        <ul aria-label="Cheapest countries with stock" className="flex flex-col gap-2">
          {countries.map(({ code, name, price }) => (
            <li key={code}>
              <Button
                fullWidth
                disabled={isHeld}
                icon={<CountryFlag code={code} size="sm" />}
                onClick={() => onCountry(code)}
              >
                <span className="min-w-0 flex-1 text-start leading-tight whitespace-normal">
                  Buy in <bdi>{name}</bdi>
                </span>
                <span className="sr-only"> · </span>
                <span className="tabular-nums">{price}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {watch !== null && <Watch watch={watch} onWatch={onWatch} />}
    </section>
  );
}

/** Props of {@link StockWatchNote}. */
export interface StockWatchNoteProps {
  /** Ends the watch. */
  onStop: () => void;
}

/** A watch for stock that is on, where the other ways are not shown: the same was chosen anew. */
export function StockWatchNote({ onStop }: StockWatchNoteProps) {
  return (
    <section aria-label="Stock watch" className="rounded-card border border-line px-4 py-3">
      <Watch watch="on" onWatch={onStop} />
    </section>
  );
}

function Watch({ watch, onWatch }: { watch: StockWatch; onWatch: (isOn: boolean) => void }) {
  const textId = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p id={textId} role="status" className="text-sm text-ink-muted">
        {WATCH_TEXT[watch]}
      </p>
      {/* One button in both states, so that a press does not take the focus away. */}
      <Button
        size="sm"
        variant="ghost"
        icon={<Bell aria-hidden className="size-4" />}
        describedBy={textId}
        onClick={() => onWatch(watch !== 'on')}
      >
        {watch === 'on' ? 'Stop watching' : 'Tell me when there is stock'}
      </Button>
    </div>
  );
}
