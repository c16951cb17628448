import { useId, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { formatCount } from '../primitives/count';
import { CountryFlag } from '../primitives/country-flag';
import { Skeleton } from '../primitives/feedback/skeleton';

export type StockAlertState = 'off' | 'on' | 'returned';

/** A country where the service is in stock. */
interface OtherCountry {
  /** Provider code. */
  code: string;
  name: string;
  price: string;
  /** Numbers in stock. */
  availability: number;
}

/** Props of {@link OutOfStockOptions}. Prices are formatted USD. */
export interface OutOfStockOptionsProps {
  /** True while nothing can be bought: a purchase or load is in flight, or the rate-limit wait runs. */
  isDisabled: boolean;
  /** Next higher maximum with a known price; null without one. */
  raise: string | null;
  /** Cheapest countries with stock, cheapest first; null while loading. */
  countries: readonly OtherCountry[] | null;
  /** null without a stock alert. */
  stockAlert: StockAlertState | null;
  /**
   * Called when the user buys the same again. These options then replace the purchase button, and the stock
   * alert leads. Undefined next to the button.
   */
  onTryAgain?: (() => void) | undefined;
  /** Called when the user buys at the higher maximum. */
  onRaise: () => void;
  /** Called with the country's code to buy there, at its price. */
  onCountry: (code: string) => void;
  /** Called with true to turn the stock alert on, false to turn it off. */
  onStockAlertChange: (isOn: boolean) => void;
}

const STOCK_ALERT_TEXT: Readonly<Record<StockAlertState, string>> = {
  off: 'We check the stock every minute while this page is open.',
  on: "Checking every minute while this page is open. We'll let you know when numbers are available.",
  returned: 'Numbers are available again. You can purchase now.',
};

/**
 * Out-of-stock options, one click each (decision 0066): the next price, the three cheapest countries with
 * stock, and a stock alert. In the receipt of the last step after a purchase was out of stock: in place of
 * the purchase button, or below it while another operator may have numbers. Not for any other rejection: use
 * only PurchaseError. The state of the stock alert is a status: announced on change, and the description of
 * its button.
 */
export function OutOfStockOptions({
  isDisabled,
  raise,
  countries,
  stockAlert,
  onTryAgain,
  onRaise,
  onCountry,
  onStockAlertChange,
}: OutOfStockOptionsProps) {
  if (raise === null && countries?.length === 0 && stockAlert === null && onTryAgain === undefined)
    return null;
  const hasReturned = stockAlert === 'returned';
  return (
    <section aria-label="Other ways to get a number" className="flex flex-col gap-3">
      <h3 className="text-base font-semibold text-ink">
        {stockAlert === null ? 'Other ways to get a number' : hasReturned ? 'Back in stock' : 'Out of stock'}
      </h3>
      {stockAlert !== null && (
        <StockAlertToggle
          state={stockAlert}
          isLeading={onTryAgain !== undefined}
          onChange={onStockAlertChange}
        />
      )}
      {/* As high while loading: no purchase may appear under a press meant for the row below. */}
      {countries === null ? (
        <Skeleton className="h-40" />
      ) : (
        <ul aria-label="Available now" className="flex flex-col gap-2 empty:hidden">
          {raise !== null && (
            <Offer isDisabled={isDisabled} onClick={onRaise}>
              Raise the maximum to {raise} and buy
            </Offer>
          )}
          {countries.map(({ code, name, price, availability }) => (
            <Offer key={code} isDisabled={isDisabled} onClick={() => onCountry(code)}>
              <CountryFlag code={code} size="sm" />
              <span className="min-w-0 flex-1">
                Buy in <bdi>{name}</bdi>
              </span>
              <span className="sr-only"> · </span>
              <span className="flex flex-col-reverse items-end gap-x-2 tabular-nums sm:flex-row sm:items-baseline">
                <span className="text-xs font-normal text-ink-muted">
                  {formatCount(availability)} available
                </span>
                <span className="sr-only"> · </span>
                <span>{price}</span>
              </span>
            </Offer>
          ))}
        </ul>
      )}
      {/* Last in both states: stock is found by a check of each minute, and nothing above may move then. */}
      {onTryAgain && (
        <Button
          variant={hasReturned ? 'primary' : 'ghost'}
          size={hasReturned ? 'lg' : 'sm'}
          fullWidth
          disabled={isDisabled}
          onClick={onTryAgain}
        >
          {hasReturned ? 'Purchase Number' : 'Try again'}
        </Button>
      )}
    </section>
  );
}

interface OfferProps {
  isDisabled: boolean;
  children: ReactNode;
  onClick: () => void;
}

/** A row that buys. */
function Offer({ isDisabled, children, onClick }: OfferProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isDisabled}
        onClick={onClick}
        className={classes(
          'flex min-h-12 w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-4 py-1',
          'text-left text-sm font-medium text-ink transition-colors usable:hover:bg-sunken',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
        )}
      >
        {children}
      </button>
    </li>
  );
}

export interface StockAlertNoteProps {
  onStop: () => void;
}

/** An active stock alert without the other options, after the same selection again. */
export function StockAlertNote({ onStop }: StockAlertNoteProps) {
  return (
    <section aria-label="Stock alert" className="flex flex-col gap-2">
      <StockAlertToggle state="on" onChange={onStop} />
    </section>
  );
}

interface StockAlertToggleProps {
  readonly state: StockAlertState;
  /** True without a purchase button beside it. */
  readonly isLeading?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function StockAlertToggle({ state, isLeading = false, onChange }: StockAlertToggleProps) {
  const textId = useId();
  return (
    <>
      {/* The same button in both states, so that a click does not lose the focus. */}
      <Button
        size={isLeading ? 'lg' : 'sm'}
        fullWidth
        variant={isLeading && state === 'off' ? 'primary' : 'secondary'}
        describedBy={textId}
        onClick={() => onChange(state !== 'on')}
      >
        {state === 'on' ? 'Remove alert' : 'Notify me when in stock'}
      </Button>
      <p id={textId} role="status" className="min-h-8 text-xs text-ink-muted">
        {STOCK_ALERT_TEXT[state]}
      </p>
    </>
  );
}
