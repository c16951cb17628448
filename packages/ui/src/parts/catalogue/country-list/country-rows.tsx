import type { Limits } from '../../../limits';
import { CountryFlag } from '../../../primitives/country-flag';
import { createMediaQueryHook } from '../../../primitives/media-query';
import { ChoiceList, section, type Choice } from '../choice-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow, PRICED_ROW_HEIGHT } from '../choice-row';
import { PriceAndStock, type Offer } from '../price-and-stock';

/** Maximum height of the list. */
const MAX_HEIGHT_REM = 30;

/** Returns true while there is room for two columns; Tailwind's `xl` breakpoint. */
const useHasColumnRoom = createMediaQueryHook('(min-width: 80rem)');

/** A country, its code shown as '#{code}'. Price and stock show only for a selected service. */
export interface CountryListItem extends Choice, Offer {}

export interface CountryRowsProps {
  /** Maximum number of countries rendered in full; longer lists are virtualised (spec §2). */
  limits: Pick<Limits, 'unscrolledCountries'>;
  /** First section; the others then have a heading as well. */
  favourites: readonly CountryListItem[];
  /** Other countries, in display order. */
  countries: readonly CountryListItem[];
  /** Heading of `countries` below favourites. */
  heading: string;
  /** State of the prices. */
  prices: 'none' | 'loading' | 'ready';
  /** Success rates of the user, for example '7 of 9 received', by code; without entries for small samples. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** Called with the code of the country to add to or remove from the favourites. */
  onFavouriteToggle: (code: string) => void;
  /** Called with the country's code. */
  onChoose: (code: string) => void;
}

/** The rows of the country list; long lists are virtualised. */
export function CountryRows(props: CountryRowsProps) {
  const { favourites, countries, heading, prices, onFavouriteToggle, onChoose } = props;
  const all = section(heading, countries);
  const rows = favourites.length === 0 ? all.slice(1) : [...section('Favourites', favourites), ...all];
  const isWide = useHasColumnRoom();
  // A heading is a line of its own, and prices are compared in one column.
  const isLow = prices === 'none';
  const columns = isWide && isLow && favourites.length === 0 ? 2 : 1;
  const rowHeight = isLow ? CHOICE_ROW_HEIGHT : PRICED_ROW_HEIGHT;
  return (
    <ChoiceList
      label="Countries"
      rows={rows}
      maxUnscrolled={props.limits.unscrolledCountries}
      rowHeight={rowHeight}
      // Thirteen entries scroll (spec §2): half a row of two columns shows that there are more.
      maxHeightRem={Math.min(MAX_HEIGHT_REM, (rows.length / columns) * rowHeight)}
      columns={columns}
      onFavouriteToggle={onFavouriteToggle}
      renderChoice={(country, star) => (
        <ChoiceRow
          title={country.name}
          detail={
            <>
              <span aria-hidden>#{country.code}</span>
              <span className="sr-only">Country code {country.code}</span>
            </>
          }
          picture={<CountryFlag code={country.code} size="md" />}
          successRate={props.successRates?.get(country.code)}
          trailing={isLow ? undefined : <PriceAndStock {...country} isLoading={prices === 'loading'} />}
          action={star}
          onChoose={() => onChoose(country.code)}
        />
      )}
    />
  );
}
