import { Naira } from '../primitives/naira';
import { Skeleton } from '../primitives/skeleton';

/** Price and stock of a choice. */
export interface Offer {
  /** Formatted USD price, for example '$0.3000'; undefined while unknown. */
  price?: string | undefined;
  /** Numbers in stock: 0 shows 'Unavailable'; undefined or null while unknown. */
  availability?: number | null | undefined;
}

export interface PriceAndStockProps extends Offer {
  /** True while the price is loading. */
  isLoading: boolean;
}

/**
 * Price and stock at the end of a row. Users compare prices, so the stock is less prominent (spec §2). In the rows of
 * countries and services, through ChoiceRow. Part of the description of the row's button: '1204 available $0.3000'.
 */
export function PriceAndStock({ price, availability, isLoading }: PriceAndStockProps) {
  return (
    <>
      {typeof availability === 'number' && (
        <span className="text-xs text-ink-muted tabular-nums">
          {availability > 0 ? `${availability} available` : 'Unavailable'}
        </span>
      )}
      {isLoading && price === undefined ? (
        <Skeleton className="h-4 w-14" />
      ) : (
        // On phones in one line with the stock, else in two beside it.
        <span className="flex items-baseline gap-x-1.5 sm:min-w-16 sm:flex-col sm:items-end">
          <span className="text-xs font-medium text-ink tabular-nums sm:text-sm">{price}</span>
          <Naira usd={price} />
        </span>
      )}
    </>
  );
}
