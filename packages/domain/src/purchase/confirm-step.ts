import { combine, createEvent, createStore, sample, type Store } from 'effector';
import { $balance, $balanceError, $isBalanceLoading } from '../account/balance';
import { isBudgetReserved } from '../api/client/rate-limit-budget';
import { $countries, $services } from '../catalogue/lists/catalogue-lists';
import { $operators } from '../catalogue/offers/operators';
import {
  $isPricesLoading,
  $isSoldOut,
  $price,
  pricesFailed,
  pricesRequested,
} from '../catalogue/offers/prices';
import {
  $selection,
  operatorDropped,
  selectionChangedByUser,
  selectionCleared,
  selectionDataRequested,
  selectionPrefilled,
} from '../catalogue/selection';
import { $clock } from '../lib/time/clock';
import { toast, toastRequested } from '../lib/toasts/toasts';
import { RESERVED_CALLS_FOR_LIST } from '../limits/tuning';
import { $intentMetadata, createIntent } from '../api/money-call/intent';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { activeNumbersInvalidated } from '../numbers/list/active-numbers-query';
import { batchShortfall, isRunning, newBatch } from './batch';
import { parseMaxPrice } from './max-price';
import { $purchase, purchaseActed, purchaseNews } from './purchase';
import { purchaseAbandonClicked, purchaseSent } from './purchase-attempt';
import {
  checkPurchase,
  decidePurchase,
  purchaseBlockedBy,
  purchaseLockedBy,
  type ConfirmStep,
  type PurchaseWish,
} from './purchase-check';
import { purchaseError, type PurchaseAction } from './purchase-state';
import { fadingStarted } from './purchase-timers';
import { readRateLimit } from './rate-limit';
import { selectionNames } from './selection-names';

/** The user typed a maximum price: USD as typed, empty for no limit. */
export const maxPriceChanged = createEvent<string>();

/** The user wants to buy the selected number. However often it fires, at most one purchase is under way. */
export const purchaseClicked = createEvent();

/**
 * The user accepted the offer 'Try "Any Operator" instead': the purchase starts again, through all checks.
 */
export const anyOperatorClicked = createEvent();

/** 'Try again anyway': the user abandons the unconfirmed purchase and accepts the risk of paying twice. */
export const purchaseAgainClicked = createEvent();

/** 'Buy for $0.0512': the user accepts the price that the server named instead of the one shown before. */
export const newPriceAccepted = createEvent();

/** The user buys so many numbers, one after the other. */
export const batchClicked = createEvent<number>();

/** A purchase is checked and sent. */
export const purchaseWished = createEvent<PurchaseWish>();

export const $maxPriceText = createStore('')
  .on(maxPriceChanged, (_, text) => text)
  .reset(selectionCleared, selectionPrefilled);

/**
 * Everything that the last step knows: what it shows, and whether a purchase may be sent, are functions of
 * it.
 */
export const $confirmStep: Store<ConfirmStep> = combine({
  purchase: $purchase,
  selection: $selection,
  price: $price,
  isPricesLoading: $isPricesLoading,
  maxPriceText: $maxPriceText,
  balance: $balance,
  isBalanceLoading: $isBalanceLoading,
  balanceError: $balanceError,
  isLastCallLeft: isBudgetReserved('sms', RESERVED_CALLS_FOR_LIST),
});

export const $selectionNames = combine($selection, $countries, $services, $operators, selectionNames);

sample({ clock: purchaseNews.filterMap(({ fading }) => fading && [fading]), target: fadingStarted });
sample({ clock: anyOperatorClicked, target: [operatorDropped, purchaseClicked] });
sample({ clock: purchaseAgainClicked, target: [purchaseAbandonClicked, purchaseClicked] });
sample({
  clock: [purchaseClicked, batchClicked],
  fn: (): PurchaseAction => ({ kind: 'summary-read' }),
  target: purchaseActed,
});
sample({
  clock: purchaseClicked,
  source: $confirmStep,
  filter: ({ purchase }) => !isRunning(purchase.batch),
  fn: (): PurchaseWish => ({ kind: 'click' }),
  target: purchaseWished,
});

// Checked in the same step of the event graph in which it is sent: a button disabled by the view would be too
// late for a double click.
const decided = sample({
  clock: purchaseWished,
  source: {
    step: $confirmStep,
    names: $selectionNames,
    numbers: $activeNumbers,
    metadata: $intentMetadata,
  },
  fn: (known, wish) => ({ ...known, decision: decidePurchase(known.step, wish) }),
});
sample({
  clock: decided.filterMap(({ decision }) =>
    decision.kind === 'nothing-selected' ? toast('error', decision.text) : undefined,
  ),
  target: toastRequested,
});
sample({
  clock: decided.filterMap(({ decision }) => (decision.kind === 'not-sent' ? decision : undefined)),
  target: purchaseActed,
});
sample({
  clock: decided.filterMap(({ decision, step, names, numbers, metadata }) => {
    if (decision.kind !== 'sent') return undefined;
    const { body, price } = decision;
    const { selection, balance, purchase } = step;
    const knownIds = numbers && [...numbers.map(({ id }) => id), ...purchase.boughtIds];
    return {
      intent: {
        ...createIntent(metadata, knownIds),
        country: body.country,
        service: body.service,
        operator: selection.operator ?? '',
      },
      request: {
        body,
        shown: { price, balance, operatorName: selection.operator ? (names.operator ?? null) : null },
      },
    };
  }),
  target: purchaseSent,
});

const accepted = sample({
  clock: newPriceAccepted,
  source: $confirmStep,
}).filterMap(({ purchase, maxPriceText }) => {
  const price = purchaseError(purchase.status)?.newPrice;
  return price === undefined ? undefined : { price, maximum: parseMaxPrice(maxPriceText) };
});
sample({
  clock: accepted,
  filter: ({ price, maximum }) => maximum.kind === 'limit' && maximum.usd < price,
  fn: ({ price }) => String(price),
  target: maxPriceChanged,
});
sample({
  clock: accepted,
  fn: ({ price }): PurchaseWish => ({ kind: 'offer', price }),
  target: purchaseWished,
});

const batchWished = sample({
  clock: batchClicked,
  source: { step: $confirmStep, names: $selectionNames },
  filter: ({ step }) => purchaseBlockedBy(step) === null,
  fn: ({ step, names: { service, country } }, count) => ({
    step,
    problem: checkPurchase(step),
    batch: newBatch(count, [service, country].join(' in '), step.price ?? 0),
  }),
});
// Errors are shown as for a single purchase.
sample({
  clock: batchWished,
  filter: ({ problem }) => problem !== null,
  fn: (): PurchaseWish => ({ kind: 'click' }),
  target: purchaseWished,
});
sample({
  clock: batchWished,
  filter: ({ problem, batch, step: { price, balance } }) =>
    problem === null && batchShortfall(price ?? 0, batch.requested, balance ?? 0) === 0,
  fn: ({ batch, step: { balance } }): PurchaseAction => ({ kind: 'batch-started', batch, balance }),
  target: purchaseActed,
});
sample({
  clock: $confirmStep.map(isNextDue).updates.filter({ fn: Boolean }),
  fn: (): PurchaseWish => ({ kind: 'batch' }),
  target: purchaseWished,
});

sample({
  clock: selectionChangedByUser,
  fn: (): PurchaseAction => ({ kind: 'selection-changed' }),
  target: purchaseActed,
});
sample({
  clock: $isPricesLoading.updates,
  source: { price: $price, isSoldOut: $isSoldOut },
  filter: (_, isLoading) => !isLoading,
  fn: (listed): PurchaseAction => ({ kind: 'price-listed', ...listed }),
  target: purchaseActed,
});
sample({
  clock: selectionDataRequested,
  fn: (): PurchaseAction => ({ kind: 'refreshed' }),
  target: purchaseActed,
});
sample({ clock: purchaseNews.filterMap(({ isPriceOutdated }) => isPriceOutdated), target: pricesRequested });
sample({
  clock: [
    purchaseNews.filterMap(({ limit }) => limit),
    pricesFailed.filterMap((error) => readRateLimit(error, 'prices') ?? undefined),
  ],
  source: $clock,
  fn: (clock, hit): PurchaseAction => ({ kind: 'limited', hit, now: clock.now() }),
  target: purchaseActed,
});
sample({
  clock: purchaseNews.filterMap(({ emptyOperator }) => emptyOperator),
  source: $selection,
  filter: ({ operator }, empty) => operator === empty,
  target: operatorDropped,
});
// The purchases of a batch have loaded no list. Without their messages, it lacks numbers that are to be
// cancelled in time.
sample({
  clock: purchaseNews.filter({ fn: ({ batchCut }) => batchCut !== undefined }),
  source: $activeNumbers,
  filter: (numbers, { purchase, batchCut }) =>
    batchCut?.isDescribed === false || !numbers?.some(({ id }) => id === purchase.boughtIds.at(-1)),
  target: activeNumbersInvalidated,
});

function isNextDue(step: ConfirmStep): boolean {
  const { purchase, isLastCallLeft } = step;
  return purchase.batch?.phase === 'between' && !isLastCallLeft && purchaseLockedBy(step) === null;
}
