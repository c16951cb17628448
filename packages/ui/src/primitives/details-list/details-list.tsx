import type { ReactNode } from 'react';

import type { ElementProps } from '../element-props';

/** One line of a {@link DetailsList}. */
export interface Detail {
  /** What the value is, for example 'Reference'. */
  term: string;
  /** Leave out what is not known: its line is left out too. */
  value: ReactNode | undefined;
}

/** Props of {@link DetailsList}. */
export interface DetailsListProps extends ElementProps<HTMLDListElement> {
  /** In the order to show; each term once. */
  details: readonly Detail[];
}

/** The known facts about one thing, line by line. */
export function DetailsList({ details, ...element }: DetailsListProps) {
  return (
    <dl {...element} className="divide-y divide-line">
      {details
        .filter(({ value }) => value !== undefined)
        .map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 max-xs:grid-cols-1 py-2.5">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="text-sm font-medium wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
