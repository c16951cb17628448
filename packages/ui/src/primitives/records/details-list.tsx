import type { ReactNode } from 'react';

/** One line of a {@link DetailsList}. */
export interface Detail {
  /** Label of the value, for example 'Reference'. */
  term: string;
  /** undefined removes the row. */
  value: ReactNode | undefined;
}

export interface DetailsListProps {
  /** In display order; terms are unique. */
  details: readonly Detail[];
}

/**
 * The known facts about one thing, one term and value per row. Unknown values have no row. In the details of
 * a purchase or a deposit. Not for many things with the same facts: use a table. In a very narrow window a
 * value is below its term; the reading order stays.
 */
export function DetailsList({ details }: DetailsListProps) {
  return (
    <dl className="divide-y divide-line">
      {details
        .filter(({ value }) => value !== undefined)
        .map(({ term, value }) => (
          <div
            key={term}
            className="grid items-baseline gap-x-4 py-2.5 xs:grid-cols-[minmax(6.5rem,30%)_minmax(0,1fr)]"
          >
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="text-sm font-medium wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
