import { fn } from 'storybook/test';

import type { HistoryFilter } from './history-filters';

const filter = (label: string, options: HistoryFilter['options']): HistoryFilter => ({
  label,
  value: '',
  options,
  onChange: fn(),
});

/** No filter in effect. */
export const noFilters = {
  search: '',
  onSearch: fn(),
  filters: [
    filter('Status', [
      { value: 'waiting', label: 'Waiting for SMS' },
      { value: 'used', label: 'Completed' },
    ]),
    filter('Service', [{ value: 'wa', label: 'WhatsApp' }]),
    filter('Country', [{ value: '187', label: 'United States' }]),
  ],
  onClearAll: fn(),
};
