import { combine } from 'effector';
import { $priceBook, lookUpPrice } from '../../catalogue/offers/prices';
import { $selection } from '../../catalogue/selection';

/** The displayed price of the selection in USD; null while unknown or incomplete. */
export const $price = combine($selection, $priceBook, ({ country, service, operator }, book) =>
  country === null || service === null ? null : lookUpPrice(book, { country, service, operator }),
);
