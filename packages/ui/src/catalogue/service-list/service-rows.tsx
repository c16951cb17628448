import { ServiceLogo } from '../../primitives/service-logo';
import { ChoiceList, section, type Choice } from '../choice-list';
import { ChoiceRow } from '../choice-row';
import { PriceAndStock, type Offer } from '../price-and-stock';

/** Maximum height 24 rem (spec §2: 96 spacing units). */
const MAX_HEIGHT_REM = 24;

export interface ServiceListItem extends Choice, Offer {
  /** The provider's spelling of the name, where it differs. */
  spelling?: string | undefined;
}

export interface ServiceRowsProps {
  /** First section. */
  favourites: readonly ServiceListItem[];
  /** Section after the favourites. */
  popular: readonly ServiceListItem[];
  /** Other services, or all matches during a search. */
  services: readonly ServiceListItem[];
  /** Category and search query: a change starts at the top, with the best matches. */
  of: string;
  /** Shows matches in one section instead of three. */
  isSearching: boolean;
  /** Reserves space for the prices. */
  isLoadingPrices: boolean;
  /** Called with the code of the service to add to or remove from the favourites. */
  onFavouriteToggle: (code: string) => void;
  /** Called with the service's code. */
  onChoose: (code: string) => void;
}

/** Virtualised rows of the service list. */
export function ServiceRows(props: ServiceRowsProps) {
  const { favourites, popular, services, isSearching, isLoadingPrices, onFavouriteToggle, onChoose } = props;
  return (
    <ChoiceList
      label="Services"
      of={props.of}
      rows={
        isSearching
          ? section(`Search Results (${services.length})`, services, 'results')
          : [
              ...section('Favourites', favourites),
              ...section('Popular Services', popular),
              ...section('All Services', services),
            ]
      }
      maxHeightRem={MAX_HEIGHT_REM}
      onFavouriteToggle={onFavouriteToggle}
      renderChoice={(service, star) => (
        <ChoiceRow
          title={service.name}
          spelling={service.spelling}
          picture={<ServiceLogo code={service.code} name={service.name} />}
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
