import {
  $favouriteServices,
  $popularServices,
  $serviceCategories,
  $serviceCategory,
  $serviceQuery,
  $shownServices,
  serviceCategoryChanged,
  serviceQueryChanged,
} from '@sms/domain/catalogue/lists/service-list';
import { favouriteServiceToggled } from '@sms/domain/catalogue/favourites';
import { $hasAvailabilityFailed } from '@sms/domain/catalogue/offers/availability';
import { $pricesStatus } from '@sms/domain/catalogue/offers/prices';
import { serviceChosen } from '@sms/domain/catalogue/selection';
import { ServiceList } from '@sms/ui/catalogue/service-list';
import { useUnit } from 'effector-react';

/** Second step: the services of the chosen country. */
export function ServiceStep() {
  const list = useUnit({
    favourites: $favouriteServices,
    popular: $popularServices,
    services: $shownServices,
    categories: $serviceCategories,
    category: $serviceCategory,
    query: $serviceQuery,
    prices: $pricesStatus,
    hasAvailabilityFailed: $hasAvailabilityFailed,
    onQueryChange: serviceQueryChanged,
    onCategoryChange: serviceCategoryChanged,
    onFavouriteToggle: favouriteServiceToggled,
    onChoose: serviceChosen,
  });
  return <ServiceList {...list} />;
}
