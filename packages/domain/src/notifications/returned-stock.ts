import { sample } from 'effector';
import { pricesRequested } from '../catalogue/offers/prices';
import { $stockAlert } from './stock-alert';

// 'Purchase Number' buys at the price of now. Loaded with the last step alone: no start needs prices.
sample({
  clock: $stockAlert.updates.filter({ fn: (state) => state === 'returned' }),
  fn: () => undefined,
  target: pricesRequested,
});
