export { $hasAvailabilityFailed } from './availability';
export {
  $countryQuery,
  $countryScope,
  $countrySort,
  $shownCountries,
  allCountriesToggled,
  countryQueryChanged,
  countrySortChanged,
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
  $popularServices,
  $serviceCategories,
  $serviceCategory,
  $serviceQuery,
  $shownServices,
  serviceCategoryChanged,
  serviceQueryChanged,
  type ServiceOption,
} from './service-list';
