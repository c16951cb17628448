import { createEvent, createStore, sample } from 'effector';
import { OUT_OF_STOCK_TOAST_MS } from '../../limits/spec';
import { PURCHASED_TOAST_MS } from '../../limits/tuning';
import { NOT_CHARGED } from '../../money/types';
import { ANY_OPERATOR } from '../../catalogue/selection/wizard-step';
import { $operators } from '../../catalogue/offers/operators';
import { pricesFailed } from '../../catalogue/offers/prices';
import { $selection, operatorDropped } from '../../catalogue/selection';
import { canAfford } from './purchase-check';
import { formatUsd } from '../../lib/format/money';
import { $balance, balanceInvalidated } from '../../account/balance';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { numberBought } from '../../numbers/list/active-numbers';
import {
  mayHaveCharged,
  purchaseNotFound,
  purchaseRejected,
  purchaseSucceeded,
  purchaseActionRequired,
} from './purchase-attempt';
import { outOfStockReceived } from '../out-of-stock/alternatives';
import { $price } from '../pricing/selected-price';
import { outOfStockText, PURCHASE_TEXTS } from './rejections';
import { $shownPrice } from './price-change';
import { purchaseErrorShown } from './purchase-error';
import { rateLimitHit, readRateLimit } from './rate-limit';
import { wizardScreen, wizardLeaving } from '../wizard/wizard-screen';

/** The message of the next success is another. Fired by `batch.ts`. */
export const successTextChanged = createEvent<string | null>();

/** Message if the purchase in flight succeeds; null while others of its batch follow. */
export const $successText = createStore<string | null>('Number purchased successfully!').on(
  successTextChanged,
  (_, text) => text,
);

const succeeded = sample({
  clock: purchaseSucceeded,
  source: { text: $successText, shown: $shownPrice },
  fn: ({ text, shown }, { number }) => {
    const before = formatUsd(shown ?? 0);
    const charged = formatUsd(number?.price ?? shown ?? 0);
    return {
      text,
      // Higher where the user's own maximum allows it.
      isOther: shown !== null && charged !== before,
      about: `You paid ${charged}. The price had been ${before}.`,
    };
  },
}).filterMap(({ text, ...price }) => (text === null ? undefined : { text, ...price }));
sample({
  clock: succeeded,
  fn: ({ text, isOther, about }) => ({
    ...toast('success', text, PURCHASED_TOAST_MS),
    ...(isOther && { about }),
  }),
  target: toastRequested,
});
sample({ clock: succeeded, target: [numberBought, wizardLeaving] });

sample({ clock: mayHaveCharged, target: balanceInvalidated });

sample({
  clock: purchaseNotFound,
  fn: () => ({ text: NOT_CHARGED, canTryAnyOperator: false }),
  target: purchaseErrorShown,
});

sample({
  clock: [
    purchaseRejected.filterMap((refusal) => (refusal.kind === 'rate-limited' ? refusal : undefined)),
    pricesFailed.filterMap((error) => readRateLimit(error, 'prices') ?? undefined),
  ],
  target: rateLimitHit,
});

sample({
  clock: purchaseRejected.filterMap((refusal) => ('text' in refusal ? refusal : undefined)),
  source: { balance: $balance, price: $price },
  fn: ({ balance, price }, { kind, text }) => ({
    text: kind === 'rejected' || canAfford(balance, price) ? text : PURCHASE_TEXTS.balanceTooLow,
    canTryAnyOperator: false,
  }),
  target: purchaseErrorShown,
});

const outOfStockError = sample({
  clock: outOfStockReceived,
  source: $operators,
  fn: (operators, operator) => {
    const isOfAny = operator === ANY_OPERATOR;
    const name = isOfAny ? null : (operators.find(({ id }) => id === operator)?.name ?? operator);
    return { text: outOfStockText(name), canTryAnyOperator: !isOfAny };
  },
});
sample({ clock: outOfStockError, target: purchaseErrorShown });
sample({
  clock: outOfStockError,
  filter: ({ canTryAnyOperator }) => canTryAnyOperator,
  fn: ({ text }) => toast('error', text, OUT_OF_STOCK_TOAST_MS),
  target: toastRequested,
});
sample({
  clock: outOfStockReceived,
  source: $selection,
  filter: ({ operator }, empty) => operator === empty && empty !== ANY_OPERATOR,
  target: operatorDropped,
});

// A toast for a user who has left the wizard meanwhile; an operator that is out of stock has its own toast.
sample({
  clock: purchaseErrorShown,
  source: wizardScreen.$isOpen,
  filter: (isOpen, { canTryAnyOperator }) => !isOpen && !canTryAnyOperator,
  fn: (_, { text }) => toast('error', text),
  target: toastRequested,
});
sample({
  clock: purchaseActionRequired,
  source: wizardScreen.$isOpen,
  filter: (isOpen) => !isOpen,
  fn: (_, why) =>
    toast(
      'warning',
      why === 'ambiguous'
        ? 'We could not tell whether your purchase went through. Check Active Numbers before you buy again.'
        : "We couldn't confirm your purchase. Open Buy Number to check again.",
    ),
  target: toastRequested,
});
