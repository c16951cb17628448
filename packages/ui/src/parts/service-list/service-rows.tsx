import { ServiceLogo } from '../../primitives/service-logo';
import { ChoiceList, section, type Choice } from '../choice-list';
import { ChoiceRow } from '../choice-row';
import { OfferFacts, type Offer } from '../offer-facts';

/** The list scrolls inside 24 rem (spec §2: a maximum height of 96 spacing units). */
const MAX_HEIGHT_REM = 24;

/** One entry of the list. */
export interface ServiceOption extends Choice, Offer {}

/** Props of {@link ServiceRows}. */
export interface ServiceRowsProps {
  favourites: readonly ServiceOption[];
  popular: readonly ServiceOption[];
  services: readonly ServiceOption[];
  isSearching: boolean;
  isLoadingPrices: boolean;
  onFavouriteToggle: (code: string) => void;
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
          trailing={
            <OfferFacts
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
