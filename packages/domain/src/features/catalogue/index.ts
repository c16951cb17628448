export { $hasAvailabilityFailed } from './offers/availability';
export { $cheapestCountries, type CheapestCountries } from './offers/cheapest-countries';
export { $countryOffers, $isOffersLoading, $offeredServiceName } from './offers/country-offers';
export {
  $countryQuery,
  $countryScope,
  $countrySort,
  $favouriteCountries,
  $shownCountries,
  allCountriesToggled,
  countryQueryChanged,
  countrySortChanged,
  type CountryOption,
} from './lists/country-list';
export {
  $catalogueError,
  $catalogueStatus,
  $countries,
  $countryNames,
  $isCatalogueLoading,
  $serviceNames,
  $services,
  catalogueRequested,
  countriesNeeded,
  servicesNeeded,
} from './lists/catalogue-lists';
export { $operators, $operatorsStatus } from './offers/operators';
export { $isPricesLoading, $priceBook, $pricesStatus, pricesFailed } from './offers/prices';
export { selectionDataRequested } from './offers/selection-data';
export {
  $favouriteServices,
  $popularServices,
  $serviceCategories,
  $serviceCategory,
  $serviceQuery,
  $shownServices,
  serviceCategoryChanged,
  serviceQueryChanged,
  type ServiceOption,
} from './lists/service-list';
