import { combine, createEvent, createStore } from 'effector';
import { and, equals } from 'patronum';
import { $isBalanceLoading, $balance } from '../../account/balance';
import { $isPricesLoading } from '../../catalogue/offers/prices';
import {
  $selection,
  selectionChangedByUser,
  selectionPrefilled,
  selectionCleared,
} from '../../catalogue/selection';
import { canAfford, checkPurchase } from '../submit/purchase-check';
import { checkMaxPrice, parseMaxPrice } from './max-price';
import { $attempt } from '../submit/purchase-attempt';
import { $batch, $isBatchUnderWay } from '../batch/batch-reducer';
import { $isRateLimited } from '../submit/rate-limit';
import { $isLeavingWizard } from '../wizard/wizard-screen';
import { $price } from './selected-price';

/** The user typed a maximum price: USD as typed, empty for no limit. */
export const maxPriceChanged = createEvent<string>();

/** The maximum price as typed. */
export const $maxPriceText = createStore('')
  .on(maxPriceChanged, (_, text) => text)
  .reset(selectionCleared, selectionPrefilled);

/** Why the typed maximum price blocks the purchase; null where it does not. */
export const $maxPriceError = combine(
  $maxPriceText,
  $price,
  (text, price) => checkMaxPrice(text, price)?.text ?? null,
);

/** 'Buy in {country}' at the price shown there, in USD. */
export const offerAccepted = createEvent<number>();

/** The purchase for it has been checked, or will not be. Fired by `alternatives.ts`, which offers it. */
export const offerClosed = createEvent();

/** Price of the accepted offer until its purchase has been checked; null without one. */
const $acceptedPrice = createStore<number | null>(null)
  .on(offerAccepted, (_, price) => price)
  .reset(offerClosed, selectionChangedByUser);

/**
 * The maximum price that counts, as typed: of several numbers, or in another country, none costs more than the pressed
 * button said.
 */
export const $effectiveMaxPrice = combine($maxPriceText, $batch, $acceptedPrice, (text, batch, accepted) => {
  const highestPrice = batch === null || batch.phase === 'over' ? accepted : batch.highestPrice;
  if (highestPrice === null) return text;
  const typed = parseMaxPrice(text);
  const isLower = typed.kind === 'invalid' || (typed.kind === 'limit' && typed.usd < highestPrice);
  return isLower ? text : String(highestPrice);
});

/** Reason why the purchase must not be sent (spec §5); null when valid. */
export const $purchaseProblem = combine(
  { selection: $selection, price: $price, maxPriceText: $effectiveMaxPrice, balance: $balance },
  ({ selection: { country, service }, ...rest }) => checkPurchase({ country, service, ...rest }),
);

/** Why 'Purchase Number' is disabled (spec §5). */
export type PurchaseBlockReason =
  | 'purchasing'
  | 'unconfirmed'
  | 'rate-limited'
  | 'prices-loading'
  | 'price-unknown'
  | 'balance-loading'
  | 'balance-unknown'
  | 'unaffordable';

/** Lock that must end before a purchase is even checked; null without one. */
export const $purchaseLockedBy = combine(
  {
    attempt: $attempt,
    isRateLimited: $isRateLimited,
    isPricesLoading: $isPricesLoading,
    // A refresh of a known balance does not disable the button: the click would be lost, and the server
    // checks the balance anyway.
    isFirstBalanceLoading: and($isBalanceLoading, equals($balance, null)),
    isLeaving: $isLeavingWizard,
  },
  ({
    attempt,
    isRateLimited,
    isPricesLoading,
    isFirstBalanceLoading,
    isLeaving,
  }): PurchaseBlockReason | null => {
    if (attempt !== null) return attempt.phase === 'sending' ? 'purchasing' : 'unconfirmed';
    if (isLeaving) return 'purchasing';
    if (isRateLimited) return 'rate-limited';
    if (isPricesLoading) return 'prices-loading';
    return isFirstBalanceLoading ? 'balance-loading' : null;
  },
);

/**
 * Reason why the purchase button is disabled; null while it is enabled. A maximum below the price leaves the
 * button enabled: the click then explains why nothing was sent.
 */
export const $purchaseBlockedBy = combine(
  $purchaseLockedBy,
  $price,
  $balance,
  (lockedBy, price, balance): PurchaseBlockReason | null => {
    if (lockedBy !== null) return lockedBy;
    if (price === null) return 'price-unknown';
    if (balance === null) return 'balance-unknown';
    return canAfford(balance, price) ? null : 'unaffordable';
  },
);

/** The same, while several numbers are being bought as well. */
export const $purchaseButtonBlockedBy = combine(
  $purchaseBlockedBy,
  $isBatchUnderWay,
  (blockedBy, isUnderWay): PurchaseBlockReason | null => blockedBy ?? (isUnderWay ? 'purchasing' : null),
);
