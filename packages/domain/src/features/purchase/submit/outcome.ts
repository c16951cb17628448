import { createEvent, createStore, sample } from 'effector';
import { NO_NUMBERS_TOAST_MS, PURCHASED_TOAST_MS } from '../../../limits';
import { NOT_CHARGED } from '../../../reconciled-mutation';
import { ANY_OPERATOR, canAfford } from '../../../rules';
import { $balance, balanceOutdated } from '../../account/balance';
import { $operators, pricesFailed } from '../../catalogue';
import { toast, toastRequested } from '../../notifications/toasts';
import {
  moneyMayHaveMoved,
  purchaseNotFound,
  purchaseRefused,
  purchaseSucceeded,
  purchaseUserNeeded,
} from './attempt';
import { noNumbersFound } from '../recovery/out-of-stock';
import { $price } from '../pricing/price';
import { noNumbersText, PURCHASE_TEXTS } from './rejections';
import { purchaseErrorShown } from './purchase-error';
import { rateLimitHit, readRateLimit } from './rate-limit';
import { $isWizardUp, wizardLeaving } from '../wizard/wizard-screen';
import { $selection, operatorDropped } from '../../selection';

/** A number was bought: the app goes to the active numbers, which reload (spec §4). */
export const numberBought = createEvent();

/**
 * What is said when the purchase under way succeeds; null while others of one press follow it. Written by `batch.ts`,
 * which is loaded with the last step.
 */
export const $successText = createStore<string | null>(
  'Number purchased successfully! Check Active Numbers page.',
);

const succeeded = sample({ clock: purchaseSucceeded, source: $successText }).filterMap(
  (text) => text ?? undefined,
);
sample({
  clock: succeeded,
  fn: (text) => toast('success', text, PURCHASED_TOAST_MS),
  target: toastRequested,
});
sample({ clock: succeeded, fn: () => undefined, target: [numberBought, wizardLeaving] });

sample({ clock: moneyMayHaveMoved, target: balanceOutdated });

sample({
  clock: purchaseNotFound,
  fn: () => ({ text: NOT_CHARGED, canTryAnyOperator: false }),
  target: purchaseErrorShown,
});

sample({
  clock: [
    purchaseRefused.filterMap((refusal) => (refusal.kind === 'rate-limited' ? refusal : undefined)),
    pricesFailed.filterMap((error) => readRateLimit(error, 'prices') ?? undefined),
  ],
  target: rateLimitHit,
});

sample({
  clock: purchaseRefused.filterMap((refusal) => ('text' in refusal ? refusal : undefined)),
  source: { balance: $balance, price: $price },
  fn: ({ balance, price }, { kind, text }) => ({
    text: kind === 'refused' || canAfford(balance, price) ? text : PURCHASE_TEXTS.balanceTooLow,
    canTryAnyOperator: false,
  }),
  target: purchaseErrorShown,
});

const noNumbersTold = sample({
  clock: noNumbersFound,
  source: $operators,
  fn: (operators, operator) => {
    const isOfAny = operator === ANY_OPERATOR;
    const name = isOfAny ? null : (operators.find(({ id }) => id === operator)?.name ?? operator);
    return { text: noNumbersText(name), canTryAnyOperator: !isOfAny };
  },
});
sample({ clock: noNumbersTold, target: purchaseErrorShown });
sample({
  clock: noNumbersTold,
  filter: ({ canTryAnyOperator }) => canTryAnyOperator,
  fn: ({ text }) => toast('error', text, NO_NUMBERS_TOAST_MS),
  target: toastRequested,
});
sample({
  clock: noNumbersFound,
  source: $selection,
  filter: ({ operator }, empty) => operator === empty && empty !== ANY_OPERATOR,
  target: operatorDropped,
});

// A user who has left the wizard meanwhile is told by a toast; an operator without numbers has a toast of its own.
sample({
  clock: purchaseErrorShown,
  source: $isWizardUp,
  filter: (isUp, { canTryAnyOperator }) => !isUp && !canTryAnyOperator,
  fn: (_, { text }) => toast('error', text),
  target: toastRequested,
});
sample({
  clock: purchaseUserNeeded,
  source: $isWizardUp,
  filter: (isUp) => !isUp,
  fn: (_, why) =>
    toast(
      'warning',
      why === 'uncertain'
        ? 'We could not tell whether your purchase went through. Check Active Numbers before you buy again.'
        : "We couldn't confirm your purchase. Open Buy Number to check again.",
    ),
  target: toastRequested,
});
