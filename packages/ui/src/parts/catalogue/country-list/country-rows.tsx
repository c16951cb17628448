import type { Limits } from '../../../limits';
import { CountryFlag } from '../../../primitives/country-flag';
import { ChoiceList, section, type Choice } from '../choice-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow } from '../choice-row';
import { PriceAndStock, type Offer } from '../price-and-stock';

const MAX_HEIGHT_REM = 8 * CHOICE_ROW_HEIGHT;

/** One entry of the list, its code shown as 'Code {code}'. Price and stock are shown where a service is looked for. */
export interface CountryListItem extends Choice, Offer {}

export interface CountryRowsProps {
  /** Most countries shown in full; a longer list becomes a windowed scroll box (spec §2). */
  limits: Pick<Limits, 'unscrolledCountries'>;
  /** Section on top; the others then get a heading as well. */
  favourites: readonly CountryListItem[];
  /** The others, in the order to show. */
  countries: readonly CountryListItem[];
  /** Heading of `countries` below favourites. */
  heading: string;
  /** What the prices of the rows are: none, on their way, or there. */
  prices: 'none' | 'loading' | 'ready';
  /** How the user fared with each, for example '7 of 9 received', by code; leave out those that say nothing. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** Receives the code of the country to be marked or unmarked. */
  onFavouriteToggle: (code: string) => void;
  /** Receives the country's code. */
  onChoose: (code: string) => void;
}

/** The rows of the country list: in full, or windowed where there are many. */
export function CountryRows(props: CountryRowsProps) {
  const { favourites, countries, heading, prices, onFavouriteToggle, onChoose } = props;
  const all = section(heading, countries);
  return (
    <ChoiceList
      label="Countries"
      rows={favourites.length === 0 ? all.slice(1) : [...section('Favourites', favourites), ...all]}
      maxUnscrolled={props.limits.unscrolledCountries}
      maxHeightRem={MAX_HEIGHT_REM}
      onFavouriteToggle={onFavouriteToggle}
      renderChoice={(country, star) => (
        <ChoiceRow
          title={country.name}
          detail={`Code ${country.code}`}
          picture={<CountryFlag code={country.code} size="md" />}
          successRate={props.successRates?.get(country.code)}
          trailing={
            prices === 'none' ? undefined : <PriceAndStock {...country} isLoading={prices === 'loading'} />
          }
          action={star}
          onChoose={() => onChoose(country.code)}
        />
      )}
    />
  );
}
