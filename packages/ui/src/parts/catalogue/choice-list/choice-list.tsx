import type { ReactNode } from 'react';

import { VirtualList } from '../../../primitives/virtual-list';
import { CHOICE_ROW_HEIGHT } from '../choice-row';
import { FavouriteButton, useMoved } from '../favourite-button';
import { SectionHeading } from '../section-heading';

/** What a list of choices knows of each. */
export interface Choice {
  /** The provider's code. */
  code: string;
  /** What the user reads. */
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
}

type Row<C> = { kind: 'heading'; text: string; count?: number } | { kind: 'choice'; choice: C; key: string };

/** Choices below a heading, where there are any; a choice can be in several sections of a list. */
export function section<C extends Choice>(heading: string, choices: readonly C[], count?: number): Row<C>[] {
  if (choices.length === 0) return [];
  return [
    { kind: 'heading', text: heading, ...(count !== undefined && { count }) },
    ...choices.map((choice): Row<C> => ({ kind: 'choice', choice, key: `${heading}/${choice.code}` })),
  ];
}

export interface ChoiceListProps<C extends Choice> {
  /** Name of the list, for example 'Countries'. */
  label: string;
  /** Made by {@link section}. */
  rows: readonly Row<C>[];
  /** Most choices shown in full; a longer list is a windowed scroll box. @defaultValue 0 */
  maxUnscrolled?: number;
  /** Height of the scroll box, in rem. */
  maxHeightRem: number;
  /** Draws a choice with the star that marks it as a favourite. */
  renderChoice: (choice: C, star: ReactNode) => ReactNode;
  /** Receives the code of the choice to be marked or unmarked. */
  onFavouriteToggle: (code: string) => void;
}

/** The rows of a step of the wizard; headings are rows too, so that all sections share one scroll box. */
export function ChoiceList<C extends Choice>(props: ChoiceListProps<C>) {
  const { label, rows, maxUnscrolled = 0, renderChoice, onFavouriteToggle } = props;
  const [moved, setMoved] = useMoved();
  const renderRow = (row: Row<C>) => {
    if (row.kind === 'heading') return <SectionHeading count={row.count}>{row.text}</SectionHeading>;
    const { code, name, isFavourite } = row.choice;
    return renderChoice(
      row.choice,
      <FavouriteButton
        name={name}
        isFavourite={isFavourite}
        hasMoved={moved === code}
        onToggle={() => {
          setMoved(code);
          onFavouriteToggle(code);
        }}
      />,
    );
  };

  if (rows.filter(({ kind }) => kind === 'choice').length <= maxUnscrolled) {
    return (
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{renderRow(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      label={label}
      items={rows}
      itemKey={keyOf}
      rowHeight={CHOICE_ROW_HEIGHT}
      maxHeight={props.maxHeightRem}
      renderRow={renderRow}
    />
  );
}

const keyOf = <C,>(row: Row<C>): string => (row.kind === 'heading' ? row.text : row.key);
