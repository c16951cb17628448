export { DepositFilters, type DepositFiltersProps, type DepositFilterValues } from './deposit-filters';
