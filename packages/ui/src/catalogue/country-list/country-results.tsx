import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../../primitives/buttons/button';
import type { Limits } from '../../limits';
import { countOf } from '../../primitives/count';
import { CountryFlag } from '../../primitives/country-flag';
import { createMediaQueryHook } from '../../primitives/media-query';
import { ChoiceList, withoutHeading, type Choice } from '../choice-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow, PRICED_ROW_HEIGHT, PriceAndStock, type Offer } from '../choice-row';

const useHasRoomForTwo = createMediaQueryHook('(min-width: 75rem)');

/** A country; its code is only heard. Price and stock show only for a selected service. */
interface CountryListItem extends Choice, Offer {}

/** The displayed countries: popular, all, or search matches. */
export type CountryScope = 'popular' | 'all' | 'search';

const COUNT: Record<CountryScope, (count: number, total: number) => string> = {
  popular: (count, total) => `${count} of ${countOf(total, 'country', 'countries')} shown`,
  all: (_, total) => countOf(total, 'country', 'countries'),
  search: (count) => `${countOf(count, 'result')} found`,
};

export interface CountryResultsProps {
  /** Maximum number of countries rendered in full; longer lists are virtualised (spec §2). */
  limits: Pick<Limits, 'unscrolledCountries'>;
  /** In display order. */
  countries: readonly CountryListItem[];
  prices: 'none' | 'loading' | 'ready';
  /** What is searched: its letters are marked. Default: nothing */
  found?: string | undefined;
  /** Called with the country's code. */
  onChoose: (code: string) => void;
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

/**
 * Where the count of the results stands, and what changes their scope. The list's, which stays: a live region
 * that comes with its text is not announced, and other results take the place of these during a search.
 */
export const ResultsFoot = createContext<{ count: Element; toggle: Element } | null>(null);

/** The countries of the first step, and how many there are. Only in a CountryList. */
export function CountryResults(props: CountryResultsProps) {
  const { limits, countries, total, prices, pricesFor, scope } = props;
  const foot = use(ResultsFoot);
  const isLow = prices === 'none';
  const rowHeight = isLow ? CHOICE_ROW_HEIGHT : PRICED_ROW_HEIGHT;
  // With prices, which are compared from top to bottom, a row needs the whole width.
  const columns = useHasRoomForTwo() && isLow ? 2 : 1;
  const count =
    COUNT[scope](countries.length + (props.otherResults ?? 0), total) +
    (pricesFor === undefined || isLow ? '' : `, prices for ${pricesFor}`);
  const toggle = scope !== 'search' && (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => props.onScopeChange(scope === 'popular' ? 'all' : 'popular')}
    >
      {scope === 'popular' ? 'Show all countries' : 'Show popular only'}
    </Button>
  );
  return (
    <>
      {props.before}
      {countries.length > 0 && (
        <ChoiceList
          key={props.listKey}
          label="Countries"
          rows={withoutHeading(countries)}
          maxUnscrolled={limits.unscrolledCountries}
          rowHeight={rowHeight}
          // Thirteen entries scroll (spec §2).
          maxHeightRem={(limits.unscrolledCountries * rowHeight) / columns}
          columns={columns}
          renderChoice={(country) => (
            <ChoiceRow
              title={country.name}
              found={props.found}
              detail={<span className="sr-only">Country code {country.code}</span>}
              picture={<CountryFlag code={country.code} size="md" />}
              trailing={isLow ? undefined : <PriceAndStock {...country} isLoading={prices === 'loading'} />}
              onChoose={() => props.onChoose(country.code)}
            />
          )}
        />
      )}
      {props.after}
      {foot && createPortal(<span>{count}</span>, foot.count)}
      {foot && createPortal(toggle, foot.toggle)}
    </>
  );
}
