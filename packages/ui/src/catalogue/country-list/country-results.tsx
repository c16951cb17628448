import type { ReactNode } from 'react';

import { Button } from '../../primitives/button';
import { CountryRows, type CountryRowsProps } from './country-rows';

/** The displayed countries: popular, all, or search matches. */
export type CountryScope = 'popular' | 'all' | 'search';

const countries = (count: number): string => `${count} ${count === 1 ? 'country' : 'countries'}`;

const COUNT: Record<CountryScope, (count: number, total: number) => string> = {
  popular: (count, total) => `${count} of ${countries(total)} shown`,
  all: (_, total) => countries(total),
  search: (count) => `${count} ${count === 1 ? 'result' : 'results'} found`,
};

export interface CountryResultsProps extends CountryRowsProps {
  /** Total number of countries. */
  total: number;
  /** Name of the service with displayed prices; undefined for none. */
  pricesFor?: string | undefined;
  /** The displayed countries; sets the count. */
  scope: CountryScope;
  /** Changes with search and order: then the list scrolls to the top, to the best matches. */
  listKey: string;
  /** Called when the user clicks 'Show all countries' or 'Show popular only'. */
  onScopeChange: (scope: 'popular' | 'all') => void;
  /** Results above the countries. */
  before?: ReactNode;
  /** Results below the countries. */
  after?: ReactNode;
  /** Number of results in `before` and `after`. @defaultValue 0 */
  otherResults?: number | undefined;
}

/** The countries of the first step, and how many there are. */
export function CountryResults({
  total,
  pricesFor,
  scope,
  listKey,
  onScopeChange,
  before,
  after,
  otherResults = 0,
  ...rows
}: CountryResultsProps) {
  const count = rows.countries.length;
  return (
    <>
      {before}
      {count > 0 && <CountryRows key={listKey} {...rows} />}
      {after}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 xs:flex-nowrap border-t border-line px-4 py-1">
        <p role="status" className="text-xs text-ink-muted">
          {COUNT[scope](count + otherResults, total) +
            (pricesFor === undefined || rows.prices === 'none' ? '' : `, prices for ${pricesFor}`)}
        </p>
        {scope !== 'search' && (
          <div className="-mr-3">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onScopeChange(scope === 'popular' ? 'all' : 'popular')}
            >
              {scope === 'popular' ? 'Show all countries' : 'Show popular only'}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
