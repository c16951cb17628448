/** What the list says where something beside the services could not be loaded (spec §8). */
export const PRICE_LIST_TEXTS = {
  prices: 'Failed to fetch prices',
  availability: 'Failed to fetch availability',
};
