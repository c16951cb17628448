import { ServiceLogo } from '../../../primitives/service-logo';
import { ChoiceList, section, type Choice } from '../choice-list';
import { ChoiceRow } from '../choice-row';
import { PriceAndStock, type Offer } from '../price-and-stock';

/** The list scrolls inside 24 rem (spec §2: a maximum height of 96 spacing units). */
const MAX_HEIGHT_REM = 24;

/** One entry of the list. */
export interface ServiceListItem extends Choice, Offer {}

export interface ServiceRowsProps {
  /** Section on top. */
  favourites: readonly ServiceListItem[];
  /** Section after the favourites. */
  popular: readonly ServiceListItem[];
  /** The others, or all matches while searching. */
  services: readonly ServiceListItem[];
  /** Shows matches in one section instead of three. */
  isSearching: boolean;
  /** Keeps the place of the prices. */
  isLoadingPrices: boolean;
  /** How the user fared with each, for example '7 of 9 received', by code; leave out those that say nothing. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** Receives the code of the service to be marked or unmarked. */
  onFavouriteToggle: (code: string) => void;
  /** Receives the service's code. */
  onChoose: (code: string) => void;
}

/** The windowed rows of the service list. */
export function ServiceRows(props: ServiceRowsProps) {
  const { favourites, popular, services, isSearching, isLoadingPrices, onFavouriteToggle, onChoose } = props;
  return (
    <ChoiceList
      label="Services"
      rows={
        isSearching
          ? section(`Search Results (${services.length})`, services)
          : [
              ...section('Favourites', favourites, favourites.length),
              ...section('Popular Services', popular, popular.length),
              ...section('All Services', services, services.length),
            ]
      }
      maxHeightRem={MAX_HEIGHT_REM}
      onFavouriteToggle={onFavouriteToggle}
      renderChoice={(service, star) => (
        <ChoiceRow
          title={service.name}
          picture={<ServiceLogo code={service.code} name={service.name} />}
          successRate={props.successRates?.get(service.code)}
          trailing={
            <PriceAndStock
              price={service.price}
              availability={service.availability}
              isLoading={isLoadingPrices}
            />
          }
          action={star}
          onChoose={() => onChoose(service.code)}
        />
      )}
    />
  );
}
