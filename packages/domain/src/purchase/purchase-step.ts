import { ANY_OPERATOR } from '../catalogue/selection/wizard-step';
import type { PurchasedNumber } from '../contracts/number';
import { formatUsd } from '../lib/format/money';
import type { ToastRequest } from '../lib/toasts/toasts';
import { OUT_OF_STOCK_TOAST_MS, PURCHASE_ERROR_AFTER_CHANGE_MS, PURCHASE_ERROR_MS } from '../limits/spec';
import { PURCHASED_TOAST_MS } from '../limits/tuning';
import { TOO_MANY_CALLS } from '../api/errors/api-error';
import { NOT_CHARGED, phaseRequiringAction } from '../api/money-call/mutation-attempt';
import { batchSummary, isRunning, updateBatch, type PurchaseBatch } from './batch';
import { followPriceList } from './price-list';
import type { PurchaseCallStep, PurchaseIntent, PurchaseResult, ShownAtPress } from './purchase-attempt';
import {
  IDLE,
  isPurchasing,
  purchaseError,
  selectionOf,
  type Purchase,
  type PurchaseAction,
  type PurchaseStatus,
  type PurchaseStep,
  type Refused,
} from './purchase-state';
import { countDown, startWait } from './rate-limit';
import { outOfStockText, readPurchaseRejection, type PurchaseRejection } from './rejections';

const refused = (text: string, reason: Refused['reason'] = 'other'): Refused => ({
  kind: 'refused',
  reason,
  text,
});

/** Reasons for an incomplete batch that the message of the purchase does not contain. */
const BATCH_TEXTS = {
  rateLimited: TOO_MANY_CALLS,
  unconfirmed: 'We could not tell whether the next one was bought. Check Active Numbers.',
};

/** Ends a running batch. Its summary names the reason and stays; without a bought number there is none. */
const cutBatch = (purchase: Purchase, action: 'stopped' | { readonly failure: string }): PurchaseStep => {
  if (!isRunning(purchase.batch)) return { purchase };
  const batch = updateBatch(purchase.batch, action);
  if (isRunning(batch)) return { purchase: { ...purchase, batch } };
  if (batch.bought === 0) return { purchase: { ...purchase, batch: null } };
  const batchCut = { isDescribed: batch.isDescribed };
  return purchase.isOnScreen
    ? { purchase: { ...purchase, batch }, batchCut }
    : {
        purchase: { ...purchase, batch: null },
        batchCut,
        toast: { tone: 'warning', text: batchSummary(batch) },
      };
};

/**
 * Tells why nothing was bought: on the last step, in the summary of a batch, or as a toast to a user who has
 * left.
 */
const tell = (purchase: Purchase, status: PurchaseStatus, own?: ToastRequest): PurchaseStep => {
  const text = purchaseError(status)?.text ?? '';
  const cut = cutBatch(purchase, { failure: text });
  if (cut.batchCut) {
    return { ...(own && { toast: own }), ...cut, purchase: { ...cut.purchase, status: IDLE } };
  }
  if (!purchase.isOnScreen) return { ...cut, toast: own ?? { tone: 'error', text } };
  return {
    purchase: { ...cut.purchase, status },
    ...(own && { toast: own }),
    ...(status.kind === 'refused' && { fading: { payload: status, afterMs: PURCHASE_ERROR_MS } }),
  };
};

const refuse = (
  purchase: Purchase,
  { operator }: PurchaseIntent,
  rejection: PurchaseRejection,
): PurchaseStep => {
  switch (rejection.kind) {
    case 'rate-limited':
      return { ...cutBatch(purchase, { failure: BATCH_TEXTS.rateLimited }), limit: rejection };
    case 'price-exceeded':
      return {
        ...tell(purchase, {
          kind: 'price-risen',
          was: purchase.shown?.price ?? null,
          now: rejection.totalUsd,
        }),
        isPriceOutdated: true,
      };
    case 'out-of-stock': {
      if (operator === ANY_OPERATOR) {
        return tell({ ...purchase, outOfStock: 'any' }, refused(outOfStockText(null)));
      }
      const text = outOfStockText(purchase.shown?.operatorName ?? operator);
      return {
        ...tell({ ...purchase, outOfStock: 'operator' }, refused(text, 'operator-out-of-stock'), {
          tone: 'error',
          text,
          durationMs: OUT_OF_STOCK_TOAST_MS,
        }),
        emptyOperator: operator,
      };
    }
    case 'rejected':
      return tell(purchase, refused(rejection.text));
  }
};

/** The message about a bought number, the last one of its click. */
const boughtToast = (
  shown: ShownAtPress | null,
  number: PurchasedNumber | null,
  batch: PurchaseBatch | null,
): ToastRequest => {
  const text = batch === null ? 'Number purchased successfully!' : batchSummary(batch);
  const before = formatUsd(shown?.price ?? 0);
  const charged = formatUsd(number?.price ?? shown?.price ?? 0);
  return {
    tone: 'success',
    text,
    durationMs: PURCHASED_TOAST_MS,
    // Higher where the user's own maximum allows it.
    ...(shown !== null &&
      charged !== before && { about: `You paid ${charged}. The price had been ${before}.` }),
  };
};

const buy = (purchase: Purchase, { id, number }: PurchaseResult): PurchaseStep => {
  const running = isRunning(purchase.batch) ? purchase.batch : null;
  const isDescribed = number !== null && running?.isDescribed !== false;
  const batch = running && { ...updateBatch(running, 'bought'), isDescribed };
  const bought: Purchase = {
    ...purchase,
    status: IDLE,
    outOfStock: null,
    batch,
    boughtIds: id === null ? purchase.boughtIds : [...purchase.boughtIds, id],
  };
  const announced = number === null ? {} : { announced: number };
  if (isRunning(batch)) return { purchase: bought, ...announced };
  const { isOnScreen } = purchase;
  return {
    purchase: { ...bought, batch: null, status: isOnScreen ? { kind: 'bought' } : IDLE },
    ...announced,
    toast: boughtToast(purchase.shown, number, batch),
    bought: { isDescribed },
    ...(!isOnScreen && { isLeft: true }),
  };
};

/** The call needs the user, who may be elsewhere. */
const askUser = (purchase: Purchase, phase: 'lookup-failed' | 'ambiguous'): PurchaseStep => {
  const cut = cutBatch(purchase, { failure: BATCH_TEXTS.unconfirmed });
  if (purchase.isOnScreen || cut.toast) return cut;
  const text =
    phase === 'ambiguous'
      ? 'We could not tell whether your purchase went through. Check Active Numbers before you buy again.'
      : "We couldn't confirm your purchase. Open Buy Number to check again.";
  return { ...cut, toast: { tone: 'warning', text } };
};

/** Follows the call: what is in flight, and how it ends. */
const followCall = (purchase: Purchase, { action, after }: PurchaseCallStep): PurchaseStep => {
  const { intent, outcome, phase } = after;
  if (action.kind === 'sent') {
    const { shown } = action.request;
    return {
      purchase: {
        ...purchase,
        status: { kind: 'asking' },
        batch: purchase.batch && updateBatch(purchase.batch, 'sent'),
        latest: intent,
        shown,
        balanceAtPress: isPurchasing(purchase) ? purchase.balanceAtPress : shown.balance,
        otherTabClickedAt: Infinity,
      },
    };
  }
  switch (outcome?.kind) {
    case 'succeeded':
      return buy(purchase, outcome.made);
    case 'rejected': {
      const rejection = outcome.error && readPurchaseRejection(outcome.error);
      const free = { ...purchase, status: IDLE, latest: null };
      return rejection ? refuse(free, intent, rejection) : { purchase: free };
    }
    case 'not-found':
      return tell({ ...purchase, status: IDLE }, refused(NOT_CHARGED, 'not-charged'));
    case 'abandoned':
      return { purchase: { ...purchase, status: IDLE } };
    case undefined:
      break;
  }
  const { status } = purchase;
  if (phase === 'sending' || (status.kind === 'unconfirmed' && status.phase === phase)) return { purchase };
  const unconfirmed: Purchase = { ...purchase, status: { kind: 'unconfirmed', phase } };
  if (action.kind === 'restored') {
    return { purchase: { ...unconfirmed, latest: intent, shown: null, balanceAtPress: null } };
  }
  const required = phaseRequiringAction(after);
  return required ? askUser(unconfirmed, required) : { purchase: unconfirmed };
};

/** Once no response is pending, what was announced is what it brought (`made`), or was bought elsewhere. */
const settleAnnounced = (step: PurchaseStep, made: PurchaseResult | null): PurchaseStep => {
  const { announced, boughtIds, status } = step.purchase;
  if (announced.length === 0 || status.kind === 'asking') return step;
  const elsewhere = announced.filter(({ purchaseId }) =>
    purchaseId === null || made?.id === null ? made === null : !boughtIds.includes(purchaseId),
  );
  return {
    ...step,
    purchase: { ...step.purchase, announced: [] },
    ...(elsewhere.length > 0 && {
      external: { isDescribed: elsewhere.every(({ isDescribed }) => isDescribed) },
    }),
  };
};

/** The offers of the status belong to the selection; its text may be read for a moment. */
const changeSelection = (purchase: Purchase): PurchaseStep => {
  const { status } = purchase;
  const text = purchaseError(status)?.text;
  const kept: PurchaseStatus = text === undefined ? status : refused(text);
  const cut = cutBatch(
    { ...purchase, status: kept.kind === 'bought' ? IDLE : kept, outOfStock: null },
    'stopped',
  );
  return text === undefined
    ? cut
    : { ...cut, fading: { payload: kept, afterMs: PURCHASE_ERROR_AFTER_CHANGE_MS } };
};

/** Buys nothing in the background, where the user could not stop it. */
const toggleScreen = (purchase: Purchase, isOpen: boolean): PurchaseStep => {
  if (isOpen) return { purchase: { ...purchase, isOnScreen: true } };
  const batch = isRunning(purchase.batch) ? purchase.batch : null;
  const away: Purchase = { ...purchase, isOnScreen: false, batch };
  return purchase.status.kind === 'bought'
    ? { purchase: { ...away, status: IDLE }, isLeft: true }
    : cutBatch(away, 'stopped');
};

const isTold = ({ kind }: PurchaseStatus): boolean => kind === 'refused' || kind === 'price-risen';

/** The one place where the user, the call, messages, other tabs and time meet. */
export const updatePurchase = (purchase: Purchase, action: PurchaseAction): PurchaseStep => {
  const { status, batch, wait, latest } = purchase;
  switch (action.kind) {
    case 'called': {
      const { outcome } = action.step.after;
      return settleAnnounced(
        followCall(purchase, action.step),
        outcome?.kind === 'succeeded' ? outcome.made : null,
      );
    }
    case 'not-sent':
      return tell(purchase, refused(action.text));
    case 'summary-read':
      return { purchase: isRunning(batch) ? purchase : { ...purchase, batch: null } };
    case 'batch-started':
      return { purchase: { ...purchase, batch: action.batch, balanceAtPress: action.balance } };
    case 'batch-stopped':
      return cutBatch(purchase, 'stopped');
    case 'selection-changed':
      return changeSelection(purchase);
    case 'dismissed':
      return { purchase: isTold(status) ? { ...purchase, status: IDLE } : purchase };
    case 'expired':
      return { purchase: action.statuses.includes(status) ? { ...purchase, status: IDLE } : purchase };
    case 'screen-toggled':
      return toggleScreen(purchase, action.isOpen);
    case 'price-listed':
      return { purchase: followPriceList(purchase, action) };
    case 'refreshed':
      return { purchase: isPurchasing(purchase) ? purchase : { ...purchase, outOfStock: null } };
    case 'limited':
      // A second hit during the wait changes nothing: the counter only falls.
      return { purchase: { ...purchase, wait: wait ?? startWait(action.hit, action.now) } };
    case 'ticked':
      return { purchase: { ...purchase, wait: wait && countDown(wait, action.now) } };
    case 'announced':
      return settleAnnounced({ purchase: { ...purchase, announced: [...purchase.announced, action] } }, null);
    case 'other-tab-clicked': {
      if (latest === null || selectionOf(latest) !== action.selection) return { purchase };
      const otherTabClickedAt = Math.min(purchase.otherTabClickedAt, action.at);
      return { purchase: { ...purchase, otherTabClickedAt } };
    }
    case 'duplicates-kept':
      return { purchase: { ...purchase, keptAll: latest } };
  }
};
