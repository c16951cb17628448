import { Star } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { classes } from '../../../primitives/classes';

export interface FavouriteButtonProps {
  /** What is marked. */
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
  /** Whether it was pressed just now, so that its row has moved: it takes the focus along. @defaultValue false */
  hasMoved?: boolean | undefined;
  /** Marks it, or takes the mark away. */
  onToggle: () => void;
}

/** Marks a choice as a favourite, which moves it to the top of its list. */
export function FavouriteButton({
  name,
  isFavourite = false,
  hasMoved = false,
  onToggle,
}: FavouriteButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasMoved) button.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Favourite ${name}`}
      aria-pressed={isFavourite}
      title={`Favourite ${name}`}
      onClick={onToggle}
      // Above the target of the row, which covers all of it.
      className="relative z-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-subtle transition-colors hover:bg-surface hover:text-ink aria-pressed:text-accent md:size-9"
    >
      <Star aria-hidden className={classes('size-4', isFavourite && 'fill-current')} />
    </button>
  );
}
