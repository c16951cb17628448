export { HistoryFilters, type HistoryFiltersProps, type HistoryFilter } from './history-filters';
