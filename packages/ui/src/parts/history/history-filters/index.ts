export { HistoryFilters, type HistoryFiltersProps, type HistoryFilterValues } from './history-filters';
