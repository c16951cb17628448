import { combine, createStore, sample } from 'effector';
import { or } from 'patronum';
import { ANY_OPERATOR } from '../../catalogue/selection/wizard-step';
import { $countries, $services } from '../../catalogue/lists/catalogue-lists';
import { $isPricesLoading } from '../../catalogue/offers/prices';
import { $operators } from '../../catalogue/offers/operators';
import { $selection } from '../../catalogue/selection';
import { formatExactUsd, formatShortfall, formatUsd } from '../../lib/format/money';
import { $balance, $balanceError, $isBalanceLoading } from '../../account/balance';
import { $isBatchUnderWay } from '../batch/batch-reducer';
import { $attempt } from '../submit/purchase-attempt';
import { mostCharged } from './max-price';
import { $maxPriceText } from './price';
import { $price } from './selected-price';
import { $isLeavingWizard } from '../wizard/wizard-screen';

/** The price of the selection as the price panel shows it: formatted USD with 4 decimals. */
export type PriceView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'known';
      readonly amount: string;
      /** The most that is charged, where an own maximum is above the price. */
      readonly atMost?: string;
      /** What is charged, with six decimals, where four round it. */
      readonly exact?: string;
    };

/** The balance as the price panel shows it: formatted USD with 4 decimals. */
export type BalanceView =
  | { readonly kind: 'updating' }
  | { readonly kind: 'failed'; readonly lastKnown?: string }
  | { readonly kind: 'known'; readonly amount: string };

/** Balance after the purchase, or its shortfall: formatted USD with 4 decimals. */
export type AffordabilityView =
  | { readonly kind: 'sufficient'; readonly afterPurchase: string }
  | { readonly kind: 'insufficient'; readonly shortfall: string };

const priceView = (price: number, maxPriceText: string): PriceView => {
  const amount = formatUsd(price);
  const atMost = formatUsd(mostCharged(maxPriceText, price));
  const exact = formatExactUsd(price);
  return {
    kind: 'known',
    amount,
    ...(atMost !== amount && { atMost }),
    ...(exact !== null && { exact }),
  };
};

/** The price of the selection. */
export const $priceView = combine(
  $price,
  $isPricesLoading,
  $maxPriceText,
  (price, isLoading, maxPriceText): PriceView => {
    if (isLoading) return { kind: 'loading' };
    return price === null ? { kind: 'unavailable' } : priceView(price, maxPriceText);
  },
);

/** True from the press on a purchase button until the next page shows, between the purchases of a batch as well. */
const $isPurchasing = or(
  $attempt.map((attempt) => attempt !== null),
  $isBatchUnderWay,
  $isLeavingWizard,
);

/** The balance at the press. */
const $balanceAtPress = createStore<number | null>(null);
sample({
  clock: $isPurchasing.updates,
  source: { balance: $balance, isLeaving: $isLeavingWizard },
  // Between the outcome and leaving, none of the three is true for a moment: no press, and the balance may be lower.
  filter: ({ isLeaving }, isPurchasing) => isPurchasing && !isLeaving,
  fn: ({ balance }) => balance,
  target: $balanceAtPress,
});

/** The balance that the price is taken from: a purchase in flight lowers it, and the price would be taken twice. */
const $balanceBefore = combine(
  { isPurchasing: $isPurchasing, balance: $balance, atPress: $balanceAtPress },
  ({ isPurchasing, balance, atPress }) => ({
    balance: isPurchasing ? (atPress ?? balance) : balance,
    isFrozen: isPurchasing && atPress !== null,
  }),
);

/** The balance beside the price. */
export const $balanceView = combine(
  $balanceBefore,
  $isBalanceLoading,
  $balanceError,
  ({ balance, isFrozen }, isLoading, error): BalanceView => {
    if (isLoading && !isFrozen) return { kind: 'updating' };
    if (error === null && balance !== null) return { kind: 'known', amount: formatUsd(balance) };
    return balance === null ? { kind: 'failed' } : { kind: 'failed', lastKnown: formatUsd(balance) };
  },
);

/** True if the balance covers the price; null while either is unknown. What is left is the least that it may be. */
export const $affordability = combine(
  $price,
  $balanceBefore,
  $maxPriceText,
  (price, { balance }, maxPriceText): AffordabilityView | null => {
    if (price === null || balance === null) return null;
    const left = Math.max(0, balance - mostCharged(maxPriceText, price));
    return balance >= price
      ? { kind: 'sufficient', afterPurchase: formatUsd(left) }
      : { kind: 'insufficient', shortfall: formatShortfall(price - balance) };
  },
);

/** State of an unconfirmed purchase: being checked, lookup failed, or ambiguous. Null without one. */
export const $unconfirmedPurchase = $attempt.map((attempt) =>
  attempt === null || attempt.phase === 'sending' ? null : attempt.phase,
);

/**
 * The selection by name, or by code where the name is unknown, and its codes; undefined while not selected.
 */
export const $selectionNames = combine(
  { selection: $selection, countries: $countries, services: $services, operators: $operators },
  ({ selection: { country, service, operator }, countries, services, operators }) => ({
    country: countries?.find(({ code }) => code === country)?.name ?? country ?? undefined,
    countryCode: country ?? undefined,
    service: services?.find(({ code }) => code === service)?.name ?? service ?? undefined,
    serviceCode: service ?? undefined,
    operator:
      operator === ANY_OPERATOR
        ? 'Any Operator'
        : (operators.find(({ id }) => id === operator)?.name ?? operator ?? undefined),
  }),
);
