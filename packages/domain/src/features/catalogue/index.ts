export { $hasAvailabilityFailed } from './availability';
export { $cheapestCountries, type CheapestCountries } from './cheapest-countries';
export { $countryOffers, $isOffersLoading, $offeredServiceName } from './country-offers';
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
} from './country-list';
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
} from './lists';
export { $operators, $operatorsStatus } from './operators';
export { $isPricesLoading, $priceBook, $pricesStatus, pricesFailed } from './prices';
export { selectionDataRequested } from './selection-data';
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
} from './service-list';
