import { CountryFlag } from '../../primitives/country-flag';
import { VirtualList } from '../../primitives/virtual-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow } from '../choice-row';
import { FavouriteButton, useMoved } from '../favourite-button';
import { OfferFacts, type Offer } from '../offer-facts';
import { SectionHeading } from '../section-heading';

/** Most entries shown in full; a longer list becomes a windowed scroll box (spec §2). */
const MAX_UNSCROLLED = 12;
const MAX_HEIGHT_REM = 8 * CHOICE_ROW_HEIGHT;

/** One entry of the list. Price and stock are shown where a service is looked for. */
export interface CountryOption extends Offer {
  /** Country code of the number provider, shown as 'Code {code}'. */
  code: string;
  name: string;
  /** @defaultValue false */
  isFavourite?: boolean | undefined;
}

type Row = { kind: 'heading'; text: string } | { kind: 'country'; country: CountryOption; key: string };

/** Props of {@link CountryRows}. */
export interface CountryRowsProps {
  /** Section on top; the others then get a heading as well. */
  favourites: readonly CountryOption[];
  countries: readonly CountryOption[];
  /** Heading of `countries` below favourites. */
  heading: string;
  /** What the prices of the rows are: none, on their way, or there. */
  prices: 'none' | 'loading' | 'ready';
  onFavouriteToggle: (code: string) => void;
  onChoose: (code: string) => void;
}

/** The rows of the country list: in full, or windowed where there are many. */
export function CountryRows(props: CountryRowsProps) {
  const { favourites, countries, heading, prices, onFavouriteToggle, onChoose } = props;
  const [moved, setMoved] = useMoved();
  const rows =
    favourites.length === 0
      ? countries.map((country): Row => ({ kind: 'country', country, key: country.code }))
      : [...section('Favourites', favourites), ...section(heading, countries)];

  const renderRow = (row: Row) =>
    row.kind === 'heading' ? (
      <SectionHeading>{row.text}</SectionHeading>
    ) : (
      <ChoiceRow
        title={row.country.name}
        detail={`Code ${row.country.code}`}
        picture={<CountryFlag code={row.country.code} size="md" />}
        trailing={
          prices === 'none' ? undefined : <OfferFacts {...row.country} isLoading={prices === 'loading'} />
        }
        action={
          <FavouriteButton
            name={row.country.name}
            isFavourite={row.country.isFavourite}
            hasMoved={moved === row.country.code}
            onToggle={() => {
              setMoved(row.country.code);
              onFavouriteToggle(row.country.code);
            }}
          />
        }
        onChoose={() => onChoose(row.country.code)}
      />
    );

  if (favourites.length + countries.length <= MAX_UNSCROLLED) {
    return (
      <ul aria-label="Countries">
        {rows.map((row) => (
          <li key={keyOf(row)}>{renderRow(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      label="Countries"
      items={rows}
      itemKey={keyOf}
      rowHeight={CHOICE_ROW_HEIGHT}
      maxHeight={MAX_HEIGHT_REM}
      renderRow={renderRow}
    />
  );
}

function section(text: string, countries: readonly CountryOption[]): Row[] {
  if (countries.length === 0) return [];
  return [
    { kind: 'heading', text },
    ...countries.map((country): Row => ({ kind: 'country', country, key: `${text}/${country.code}` })),
  ];
}

function keyOf(row: Row): string {
  return row.kind === 'heading' ? row.text : row.key;
}
