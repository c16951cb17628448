import type { Service } from '../contracts';

/** A service of which nothing but its name is known. */
export const aService = (code: string, name: string): Service => ({
  code,
  name,
  category: 'other',
  popular: false,
  isFavorite: false,
  price: null,
  available: null,
});
