import {
  $favouriteServices,
  $hasAvailabilityFailed,
  $popularServices,
  $pricesStatus,
  $serviceCategories,
  $serviceCategory,
  $serviceQuery,
  $shownServices,
  favouriteServiceToggled,
  serviceCategoryChanged,
  serviceChosen,
  serviceQueryChanged,
} from '@sms/domain/catalogue';
import type { BuyNumberStep } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';

/** Second step: the service. */
export const useServiceStep = (): BuyNumberStep => ({
  kind: 'service',
  ...useUnit({
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
  }),
});
