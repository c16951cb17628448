import { Star } from 'lucide';
import { useLayoutEffect, useRef } from 'react';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';

export interface FavouriteButtonProps {
  /** Name of the item. */
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
  /** True right after the click that moved its row: the button takes the focus along. @defaultValue false */
  hasMoved?: boolean | undefined;
  /** Called when the user toggles the favourite. */
  onToggle: () => void;
}

/**
 * Adds an item to the favourites, at the top of its list, or removes it. At the end of a ChoiceRow, through
 * ChoiceList.
 */
export function FavouriteButton({ name, isFavourite = false, hasMoved, onToggle }: FavouriteButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const label = `Favourite ${name}`;
  useLayoutEffect(() => {
    if (hasMoved) button.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-pressed={isFavourite}
      title={label}
      onClick={onToggle}
      // Above the click target that covers the row.
      className={classes(
        'relative z-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control md:size-9',
        'text-ink-subtle transition-colors hover:bg-surface hover:text-ink aria-pressed:text-accent',
      )}
    >
      <Icon of={Star} className={classes('size-4', isFavourite && 'fill-current')} />
    </button>
  );
}
