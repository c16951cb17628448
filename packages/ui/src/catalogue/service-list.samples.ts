import { fn } from 'storybook/test';

import type { ServiceListProps } from './service-list';

/** The popular services of the specification, and one of each kind of stock. */
export const serviceList: ServiceListProps = {
  favourites: [],
  popular: [
    { code: 'wa', name: 'WhatsApp', price: '$0.3000', availability: 1204 },
    { code: 'tg', name: 'Telegram', price: '$0.2400', availability: 86 },
  ],
  services: [
    { code: 'ds', name: 'Discord', price: '$0.1800', availability: 12 },
    { code: 'nf', name: 'Netflix', price: '$0.0800', availability: 0 },
    { code: 'ub', name: 'Uber', availability: null },
  ],
  categories: ['Messaging', 'Social', 'Transport'],
  category: 'All',
  query: '',
  prices: 'ready',
  hasAvailabilityFailed: false,
  onQueryChange: fn(),
  onCategoryChange: fn(),
  onFavouriteToggle: fn(),
  onChoose: fn(),
};
