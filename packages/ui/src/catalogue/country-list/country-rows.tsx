import type { Limits } from '../../limits';
import { CountryFlag } from '../../primitives/country-flag';
import { createMediaQueryHook } from '../../primitives/media-query';
import { ChoiceList, withoutHeading, type Choice } from '../choice-list';
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
  /** In display order. */
  countries: readonly CountryListItem[];
  /** State of the prices. */
  prices: 'none' | 'loading' | 'ready';
  /** Called with the country's code. */
  onChoose: (code: string) => void;
}

/** The rows of the country list; long lists are virtualised. */
export function CountryRows(props: CountryRowsProps) {
  const { countries, prices, onChoose } = props;
  const isWide = useHasColumnRoom();
  // Prices are compared in one column.
  const isLow = prices === 'none';
  const columns = isWide && isLow ? 2 : 1;
  const rowHeight = isLow ? CHOICE_ROW_HEIGHT : PRICED_ROW_HEIGHT;
  return (
    <ChoiceList
      label="Countries"
      rows={withoutHeading(countries)}
      maxUnscrolled={props.limits.unscrolledCountries}
      rowHeight={rowHeight}
      // Thirteen entries scroll (spec §2), also in two columns; no row is cut in half.
      maxHeightRem={Math.min(MAX_HEIGHT_REM, Math.floor(countries.length / columns) * rowHeight)}
      columns={columns}
      renderChoice={(country) => (
        <ChoiceRow
          title={country.name}
          detail={
            <>
              <span aria-hidden>#{country.code}</span>
              <span className="sr-only">Country code {country.code}</span>
            </>
          }
          picture={<CountryFlag code={country.code} size="md" />}
          trailing={isLow ? undefined : <PriceAndStock {...country} isLoading={prices === 'loading'} />}
          onChoose={() => onChoose(country.code)}
        />
      )}
    />
  );
}
