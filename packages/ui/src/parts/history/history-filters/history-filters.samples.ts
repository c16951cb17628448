import { fn } from 'storybook/test';

import type { HistoryFilter, HistoryFiltersProps } from './history-filters';

const filter = (label: string, allLabel: string, options: HistoryFilter['options']): HistoryFilter => ({
  label,
  allLabel,
  value: '',
  options,
  onChange: fn(),
});

/** No filter in effect. */
export const noFilters: HistoryFiltersProps = {
  search: '',
  onSearch: fn(),
  activeSearch: '',
  filters: [
    filter('Status', 'All Status', [
      { value: 'waiting', label: 'Waiting for SMS' },
      { value: 'used', label: 'Completed' },
    ]),
    filter('Service', 'All Services', [{ value: 'wa', label: 'WhatsApp' }]),
    filter('Country', 'All Countries', [{ value: '187', label: 'United States' }]),
  ],
  onClearAll: fn(),
};
