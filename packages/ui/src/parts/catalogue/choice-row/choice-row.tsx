import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { classes } from '../../../primitives/classes';

/** Minimum height of a row, and its exact height in windowed lists. In rem: it grows with the reader's font size. */
export const CHOICE_ROW_HEIGHT = 3.75;

/** For texts with a second line to themselves: in a narrow window with large letters they wrap before they are cut. */
const TWO_LINES = 'max-xs:max-h-[2lh] max-xs:whitespace-normal';

export interface ChoiceRowProps {
  /** What is chosen. It alone is the accessible name of the button. */
  title: string;
  /** Second line, for example 'Code 187'. Read after the name; on phones left out beside facts. */
  detail?: string | undefined;
  /** Decoration before the title, 32 px: a flag, a logo or an icon. */
  picture: ReactNode;
  /** How the user fared with this choice, for example '7 of 9 received'. Read after the name. */
  successRate?: string | undefined;
  /** Facts at the end of the row, for example price and availability. Read after the name. */
  trailing?: ReactNode;
  /** A control of its own at the end of the row, for example the button that marks a favourite. */
  action?: ReactNode;
  /** The user picked this row; the wizard goes on at once. */
  onChoose: () => void;
}

/**
 * One choice of a wizard list: country, service or operator. The button contains only the title, so that nothing else
 * becomes part of its name, and its `::after` makes the whole row the target.
 */
export function ChoiceRow({
  title,
  detail,
  picture,
  successRate,
  trailing,
  action,
  onChoose,
}: ChoiceRowProps) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  const trailingId = trailing === undefined ? undefined : `${id}-trailing`;
  const successRateId = successRate === undefined ? undefined : `${id}-success-rate`;
  const describedBy = [successRateId, detailId, trailingId].filter(Boolean).join(' ');
  return (
    <div
      style={{ minHeight: `${CHOICE_ROW_HEIGHT}rem` }}
      className="group relative flex h-full items-center gap-3 border-b border-line px-4 py-2 hover:bg-sunken [li:last-child>&]:border-b-0"
    >
      <span aria-hidden className="grid size-8 shrink-0 place-items-center max-xs:hidden">
        {picture}
      </span>
      {/* On phones the facts take the place of the detail: beside the title they would leave no room for it. */}
      <span className="grid min-w-0 flex-1 items-center gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span
          className={classes('flex min-w-0 items-baseline gap-x-3', trailingId === undefined && 'flex-wrap')}
        >
          <button
            type="button"
            data-choice
            aria-describedby={describedBy || undefined}
            onClick={onChoose}
            className={classes(
              'max-w-full text-left text-sm font-medium text-ink outline-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-accent focus-visible:after:outline-2 truncate',
              trailingId === undefined && TWO_LINES,
            )}
          >
            <bdi>{title}</bdi>
          </button>
          {successRateId !== undefined && (
            <span
              id={successRateId}
              className={classes(
                'shrink-0 text-xs text-ink-muted tabular-nums',
                // The facts have the second line, and the smallest phones no room beside the name.
                trailingId !== undefined && 'max-[23rem]:hidden',
              )}
            >
              {successRate}
            </span>
          )}
        </span>
        {detailId !== undefined && (
          <span
            id={detailId}
            className={classes(
              'truncate text-xs text-ink-muted sm:col-start-1',
              trailingId === undefined ? TWO_LINES : 'max-sm:hidden',
            )}
          >
            {detail}
          </span>
        )}
        {trailingId !== undefined && (
          <span
            id={trailingId}
            className={classes(
              'flex items-center gap-3 sm:col-start-2 sm:row-start-1',
              detailId !== undefined && 'sm:row-span-2',
            )}
          >
            {trailing}
          </span>
        )}
      </span>
      {action}
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 max-sm:hidden text-ink-subtle transition-transform group-hover:translate-x-0.5"
      />
    </div>
  );
}
