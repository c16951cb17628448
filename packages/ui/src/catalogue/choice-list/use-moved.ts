import { useEffect, useState } from 'react';

interface Item {
  readonly code: string;
  readonly isFavourite?: boolean | undefined;
}

type Row = { readonly kind: 'heading' } | { readonly kind: 'choice'; readonly choice: Item };

/**
 * Tells of a button whether its click has just moved its row: for the one render that has the row in its new
 * place, which may come much later than the click. A row that scrolls into view later must not take the
 * focus.
 *
 * @param rows the rows of the list
 */
export const useMoved = (rows: readonly Row[]) => {
  const [clicked, setClicked] = useState<Item>();
  const hasMoved = ({ code, isFavourite = false }: Item): boolean =>
    clicked?.code === code && clicked.isFavourite !== isFavourite;
  const isDone = clicked !== undefined && rows.some((row) => row.kind === 'choice' && hasMoved(row.choice));
  useEffect(() => {
    if (isDone) setClicked(undefined);
  }, [isDone]);
  const click = ({ code, isFavourite = false }: Item): void => setClicked({ code, isFavourite });
  return [hasMoved, click] as const;
};
