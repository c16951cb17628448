import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Star } from 'lucide';

import { VirtualList } from '../primitives/records/virtual-list';
import { classes, SKIP_LINK } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { useMoved } from './choice-list/use-moved';
import { SectionHeading } from './section-heading';

interface FavouriteButtonProps {
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
  /** True right after the click that moved its row: the button takes the focus along. @defaultValue false */
  hasMoved?: boolean | undefined;
  onToggle: () => void;
}

/**
 * Adds an item to the favourites, at the top of its list, or removes it. At the end of a ChoiceRow, through
 * ChoiceList.
 */
function FavouriteButton({ name, isFavourite = false, hasMoved, onToggle }: FavouriteButtonProps) {
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
        'relative z-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control md:pointer-fine:size-9',
        'text-ink-subtle transition-colors hover:bg-surface hover:text-ink aria-pressed:text-accent',
      )}
    >
      <Icon of={Star} className={classes('size-4', isFavourite && 'fill-current')} />
    </button>
  );
}

/** Fields of an item that a choice list needs. */
export interface Choice {
  /** Provider code. */
  code: string;
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
}

type Row<C> = { key: string } & ({ kind: 'heading'; text: string } | { kind: 'choice'; choice: C });

/**
 * Items under a heading; empty sections are not rendered. An item can be in several sections of a list.
 * @param areResults true for the results of a search: rows get the elements of those before them, as most
 * change at every letter, and new elements cost more than new texts
 */
export function section<C extends Choice>(
  heading: string,
  choices: readonly C[],
  areResults = false,
): Row<C>[] {
  if (choices.length === 0) return [];
  const key = areResults ? '' : heading;
  return [{ kind: 'heading', text: heading, key }, ...withoutHeading(choices, key, areResults)];
}

/** Items of a list that has one section only. */
export function withoutHeading<C extends Choice>(
  choices: readonly C[],
  key = '',
  areResults = false,
): Row<C>[] {
  return choices.map((choice, place) => ({
    kind: 'choice',
    choice,
    key: `${key}/${areResults ? place : choice.code}`,
  }));
}

export interface ChoiceListProps<C extends Choice> {
  /** Accessible name of the list, for example 'Countries'. */
  label: string;
  /** Created by {@link section}. */
  rows: readonly Row<C>[];
  /** Maximum number of rows rendered in full; longer lists are virtualised. @defaultValue 0 */
  maxUnscrolled?: number;
  /** Source of the rows, for example a query: a change starts at the top. */
  of?: string | undefined;
  /** Height of a row, in rem. */
  rowHeight: number;
  /** Choices beside each other, in a list without headings. @defaultValue 1 */
  columns?: number | undefined;
  /** Height of the scroll box, in rem. */
  maxHeightRem: number;
  /** Renders an item with its favourite button, if the list has them. */
  renderChoice: (choice: C, star: ReactNode) => ReactNode;
  /**
   * Called with the code of the item to add to or remove from the favourites; without it no item has the
   * button.
   */
  onFavouriteToggle?: ((code: string) => void) | undefined;
}

/**
 * The rows of a wizard step, under headings for favourites, popular ones and others. Headings are rows too,
 * so that all sections share one scroll box. For choosing a country or a service. Not for operators, which
 * are few and have no favourites: use a ScrollBox of ChoiceRow. Arrow Down and Arrow Up in a step of the
 * wizard move from choice to choice and skip the favourite buttons; before a long list a button that shows
 * with the focus skips it, 'Skip services'. A row whose favourite button was clicked moves to the favourites
 * and keeps the focus.
 */
export function ChoiceList<C extends Choice>(props: ChoiceListProps<C>) {
  const { label, rows, maxUnscrolled = 0, of, columns = 1, renderChoice, onFavouriteToggle } = props;
  const [hasMoved, click] = useMoved(rows);
  const end = useRef<HTMLSpanElement>(null);
  const renderRow = (row: Row<C>) => {
    if (row.kind === 'heading') return <SectionHeading>{row.text}</SectionHeading>;
    const { code, name, isFavourite } = row.choice;
    return renderChoice(
      row.choice,
      onFavouriteToggle && (
        <FavouriteButton
          name={name}
          isFavourite={isFavourite}
          hasMoved={hasMoved(row.choice)}
          onToggle={() => {
            click(row.choice);
            onFavouriteToggle(code);
          }}
        />
      ),
    );
  };

  if (rows.length <= maxUnscrolled) {
    return (
      <ul aria-label={label} className={columns === 1 ? undefined : 'grid grid-cols-2'}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{renderRow(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <button type="button" className={SKIP_LINK} onClick={() => end.current?.focus()}>
        {`Skip ${label.toLowerCase()}`}
      </button>
      <VirtualList
        label={label}
        items={rows}
        of={of}
        itemKey={keyOf}
        rowHeight={props.rowHeight}
        headings={rows.flatMap(({ kind }, position) => (kind === 'heading' ? position : []))}
        columns={columns}
        maxHeight={props.maxHeightRem}
        renderRow={renderRow}
      />
      <span ref={end} tabIndex={-1} className="sr-only outline-none">
        {`End of ${label.toLowerCase()}`}
      </span>
    </>
  );
}

const keyOf = ({ key }: { readonly key: string }): string => key;
