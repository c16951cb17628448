import { combine, createEvent, sample } from 'effector';
import { not } from 'patronum';
import type { RequestFor } from '../../contracts/operations';
import { MAX_PRICE_LIMIT_USD } from '../../limits/spec';
import { parseMaxPrice } from '../pricing/max-price';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { $intentMetadata, createIntent } from '../../money/intent';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { purchaseAbandonClicked, purchaseSent, type PurchaseIntent } from './purchase-attempt';
import { $isBatchUnderWay } from '../batch/batch-reducer';
import { $effectiveMaxPrice, $purchaseLockedBy, $purchaseProblem } from '../pricing/price';
import { purchaseErrorShown } from './purchase-error';
import { $price } from '../pricing/selected-price';
import { $selection, operatorDropped } from '../../catalogue/selection';
import { $boughtIds } from './duplicate-purchase';

/** The user wants to buy the selected number. However often it fires, at most one purchase is under way. */
export const purchaseClicked = createEvent();

/** A purchase is checked and sent: the clicked one, or the next one of a batch. */
export const purchaseRequested = createEvent();

/** The user accepted the offer 'Try "Any Operator" instead': the purchase starts again, through all checks. */
export const anyOperatorClicked = createEvent();

/** 'Try again anyway': the user abandons the unconfirmed purchase and accepts the risk of paying twice. */
export const purchaseAgainClicked = createEvent();

const $draft = combine({
  selection: $selection,
  maxPriceText: $effectiveMaxPrice,
  price: $price,
  numbers: $activeNumbers,
  boughtIds: $boughtIds,
  context: $intentMetadata,
});

// The checks read the stores in the same step of the event graph in which a purchase is sent: a button
// disabled by the view would be too late for a double click.
const $check = combine({ problem: $purchaseProblem, lockedBy: $purchaseLockedBy });

sample({ clock: anyOperatorClicked, target: [operatorDropped, purchaseClicked] });
sample({ clock: purchaseAgainClicked, target: [purchaseAbandonClicked, purchaseClicked] });
sample({ clock: purchaseClicked, filter: not($isBatchUnderWay), target: purchaseRequested });

// One reading for all that follows: a problem that is shown ends a batch, and with it the maximum that was exceeded.
export const purchaseChecked = sample({ clock: purchaseRequested, source: { check: $check, draft: $draft } });
sample({
  clock: purchaseChecked.filterMap(({ check: { problem } }) =>
    problem?.reason === 'nothing-selected' ? toast('error', problem.text) : undefined,
  ),
  target: toastRequested,
});
sample({
  clock: purchaseChecked.filterMap(({ check: { problem, lockedBy } }) =>
    lockedBy === null && problem !== null && problem.reason !== 'nothing-selected'
      ? { text: problem.text, canTryAnyOperator: false }
      : undefined,
  ),
  target: purchaseErrorShown,
});
sample({
  clock: purchaseChecked,
  filter: ({ check }) => check.lockedBy === null && check.problem === null,
  fn: ({ draft: { selection, maxPriceText, price, numbers, boughtIds, context } }) => {
    const intent: PurchaseIntent = {
      ...createIntent(context, numbers && [...numbers.map(({ id }) => id), ...boughtIds]),
      country: selection.country ?? '',
      service: selection.service ?? '',
      operator: selection.operator ?? '',
    };
    return { intent, request: purchaseRequest(intent, maxPriceText, price) };
  },
  target: purchaseSent,
});

/** Any operator is omitted (spec §7). Without an own maximum, no more is paid than the price that is shown. */
function purchaseRequest(
  { country, service, operator }: PurchaseIntent,
  maxPriceText: string,
  price: number | null,
): RequestFor<'purchaseNumber'> {
  const maximum = parseMaxPrice(maxPriceText);
  const maxPrice = maximum.kind === 'limit' ? maximum.usd : price;
  return {
    body: {
      country,
      service,
      ...(operator ? { operator } : {}),
      ...(maxPrice !== null && maxPrice <= MAX_PRICE_LIMIT_USD ? { maxPrice } : {}),
    },
  };
}
