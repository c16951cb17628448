import { Naira } from '../primitives/naira';
import { Skeleton } from '../primitives/feedback/skeleton';
import { ChevronRight } from 'lucide';
import { useId, type ReactNode } from 'react';
import { classes } from '../primitives/classes';
import { formatCount } from '../primitives/count';
import { Icon } from '../primitives/icon';

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
 * Price and stock at the end of a ChoiceRow. Users compare prices, so the stock is less prominent (spec §2).
 * Part of the description of the row's button: '1,204 available $0.3000'.
 */
export function PriceAndStock({ price, availability, isLoading }: PriceAndStockProps) {
  return (
    <>
      {typeof availability === 'number' && (
        <span className="text-xs text-ink-muted tabular-nums">
          {availability > 0 ? `${formatCount(availability)} available` : 'Unavailable'}
        </span>
      )}
      {isLoading && price === undefined ? (
        <Skeleton className="h-4 w-14" />
      ) : (
        // In two lines beside the stock where one would cut the names.
        <span className="flex items-baseline gap-x-1.5 *:text-xs sm:min-w-16 sm:flex-col sm:items-end sm:*:text-sm xl:grid xl:grid-cols-[4rem_4.5rem] xl:text-right">
          <span className="font-medium text-ink tabular-nums">{price}</span>
          <Naira usd={price} />
        </span>
      )}
    </>
  );
}

/**
 * Minimum row height in rem, and exact height in virtualised lists without prices. Scales with the font size.
 */
export const CHOICE_ROW_HEIGHT = 3;

/** Height of a row with price and stock, in virtualised lists. */
export const PRICED_ROW_HEIGHT = 3.5;

/** For texts on a second line: with a large font in a narrow window they wrap before they are truncated. */
const TWO_LINES = 'max-h-[2lh] whitespace-normal xs:max-h-none xs:whitespace-nowrap';

export interface ChoiceRowProps {
  /** Name of the choice and the button's accessible name. */
  title: string;
  /** What was searched: its letters are marked in the title. Default: nothing */
  found?: string | undefined;
  /** Another spelling of the title, for screen readers and voice control; part of the name. */
  spelling?: string | undefined;
  /**
   * For example '#187'; part of the description. Next to the title; below it when there are facts, on phones
   * hidden then.
   */
  detail?: ReactNode;
  /** Decorative 32 px flag, logo or icon before the title. */
  picture: ReactNode;
  /** Facts at the end of the row, for example price and stock; part of the description. */
  trailing?: ReactNode;
  /** A further control at the end of the row, for example the favourite button. */
  action?: ReactNode;
  /** Called when the user picks the row; the wizard moves to the next step. */
  onChoose: () => void;
}

/**
 * One choice of a wizard list: image, name, a detail, facts such as price and stock, and an optional control.
 * The button contains only the title, so that its accessible name is only the title; its `::after` extends
 * the click target to the whole row. For a country, a service or an operator in a list of the wizard. Detail
 * and facts are its description: 'Country code 36', '1,204 available $0.3000'.
 */
export function ChoiceRow({
  title,
  found,
  spelling,
  detail,
  picture,
  trailing,
  action,
  onChoose,
}: ChoiceRowProps) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  const trailingId = trailing === undefined ? undefined : `${id}-trailing`;
  const describedBy = [detailId, trailingId].filter(Boolean).join(' ');
  return (
    <div className="group relative flex h-full min-h-12 items-center gap-3 border-b border-line px-card hover:bg-sunken [li:last-child>&]:border-b-0">
      <span aria-hidden className="hidden size-8 shrink-0 place-items-center xs:grid">
        {picture}
      </span>
      {/* On phones the facts replace the detail, which would leave the title no room. */}
      <span
        className={classes(
          'min-w-0 flex-1 items-center gap-x-3',
          trailingId === undefined ? 'flex flex-wrap' : 'grid sm:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <span
          className={classes('flex min-w-0 items-baseline gap-x-3', trailingId === undefined && 'flex-wrap')}
        >
          <button
            type="button"
            data-choice
            aria-describedby={describedBy || undefined}
            onClick={onChoose}
            className={classes(
              'row-target max-w-full truncate text-left text-sm font-medium text-ink',
              trailingId === undefined && TWO_LINES,
            )}
          >
            <bdi>
              <Marked text={title} found={found} />
            </bdi>
            {spelling !== undefined && <span className="sr-only"> ({spelling})</span>}
          </button>
        </span>
        {detailId !== undefined && (
          <span
            id={detailId}
            className={classes(
              'truncate text-xs text-ink-muted',
              trailingId === undefined ? TWO_LINES : 'hidden sm:inline',
            )}
          >
            {detail}
          </span>
        )}
        {trailingId !== undefined && (
          <span
            id={trailingId}
            className={classes(
              'flex flex-wrap items-center gap-x-3 sm:col-start-2 sm:row-start-1',
              // Below each other beside the ticket of a tablet, which leaves the title little room.
              detailId !== undefined && 'sm:row-span-2 md:max-lg:flex-col md:max-lg:items-end',
            )}
          >
            {trailing}
          </span>
        )}
      </span>
      {action}
      <Icon
        of={ChevronRight}
        className="hidden size-4 shrink-0 text-ink-subtle sm:block transition-transform group-hover:translate-x-0.5"
      />
    </div>
  );
}

/** Always the same elements, each with one text: a page translator replaces texts, which React keeps. */
function Marked({ text, found = '' }: { text: string; found?: string | undefined }) {
  const letters = found.trim();
  const at = letters === '' ? -1 : text.toLowerCase().indexOf(letters.toLowerCase());
  const from = at < 0 ? text.length : at;
  const to = at < 0 ? text.length : at + letters.length;
  return (
    <>
      <span>{text.slice(0, from)}</span>
      <mark className="bg-accent-soft text-accent">{text.slice(from, to)}</mark>
      <span>{text.slice(to)}</span>
    </>
  );
}
