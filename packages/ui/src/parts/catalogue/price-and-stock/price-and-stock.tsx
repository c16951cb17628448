import { Skeleton } from '../../../primitives/skeleton';

/** What a choice would cost and how many there are. */
export interface Offer {
  /** Formatted USD price, for example '$0.3000'; absent while unknown. */
  price?: string | undefined;
  /** Numbers in stock: 0 is shown as 'Unavailable'; absent or null while unknown. */
  availability?: number | null | undefined;
}

export interface PriceAndStockProps extends Offer {
  /** The price is on its way. */
  isLoading: boolean;
}

/** Price and stock at the end of a row: the price is what one compares, so the stock stays quiet (spec §2). */
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
        <span className="text-xs font-medium text-ink tabular-nums sm:min-w-16 sm:text-right sm:text-sm">
          {price}
        </span>
      )}
    </>
  );
}
