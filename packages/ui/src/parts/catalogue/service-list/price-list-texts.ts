/**
 * Notices for data beside the services that failed to load (spec §8). Not in the component's file: Storybook's docgen
 * adds a property to objects exported there, and the error catalogue lists every property.
 */
export const PRICE_LIST_TEXTS = {
  prices: 'Failed to fetch prices',
  availability: 'Failed to fetch availability',
};
