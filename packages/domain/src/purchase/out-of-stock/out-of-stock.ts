import { createStore, sample } from 'effector';
import { ANY_OPERATOR, selectionChangedByUser } from '../../catalogue';
import { purchaseRejected, purchaseSent, purchaseSucceeded } from '../submit/purchase-attempt';

/** The operator of the newest purchase. By the refusal another one may be chosen already. */
const $operator = createStore<string>(ANY_OPERATOR).on(purchaseSent, (_, { intent }) => intent.operator);

/** A purchase was refused because there are no numbers: of the operator with this id, or of any. */
export const outOfStockReceived = sample({
  clock: purchaseRejected,
  source: $operator,
  filter: (_, { kind }) => kind === 'out-of-stock',
});

/**
 * Out of stock: one operator or all. Alternatives are offered until the selection changes; null while in
 * stock (decision 0066).
 */
export const $outOfStock = createStore<'operator' | 'any' | null>(null)
  .on(outOfStockReceived, (_, operator) => (operator === ANY_OPERATOR ? 'any' : 'operator'))
  .reset(selectionChangedByUser, purchaseSucceeded);
