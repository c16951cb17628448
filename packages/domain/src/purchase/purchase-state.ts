import type { PurchasedNumber } from '../contracts/number';
import { formatUsd } from '../lib/format/money';
import type { ToastRequest } from '../lib/toasts/toasts';
import type { MutationAttempt } from '../api/money-call/mutation-attempt';
import { isRunning, type PurchaseBatch } from './batch';
import type { PurchaseCallStep, PurchaseIntent, ShownAtPress } from './purchase-attempt';
import type { RateLimitHit, RateLimitWait } from './rate-limit';

/** Nothing was bought, for a reason that is told. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: 'not-charged' | 'operator-out-of-stock' | 'other';
  readonly text: string;
}

/** Where the newest purchase stands. */
export type PurchaseStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** Its response was lost: the active numbers are searched for it. */
  | { readonly kind: 'unconfirmed'; readonly phase: Exclude<MutationAttempt<unknown>['phase'], 'sending'> }
  | Refused
  /**
   * The server charges more than was shown: `now`, null until it or the price list says how much. USD.
   * `isListed` once a list has said another price than `was`: an older one may still say that.
   */
  | {
      readonly kind: 'price-risen';
      readonly was: number | null;
      readonly now: number | null;
      readonly isListed?: true;
    }
  /** The number is bought, and the last step is about to leave the screen. */
  | { readonly kind: 'bought' };

/** A message about a number that no list has. */
interface Announcement extends Described {
  /** Null where it does not say which. */
  readonly purchaseId: string | null;
}

/** Numbers that were bought. */
interface Described {
  /** False where only a list describes all of them. */
  readonly isDescribed: boolean;
}

/** Everything known of the user's purchases on this page. */
export interface Purchase {
  readonly status: PurchaseStatus;
  /** There were no numbers of the operator, or of any: alternatives are offered (decision 0066). */
  readonly outOfStock: 'operator' | 'any' | null;
  /** Several numbers being bought, or the last that were while their summary is unread. */
  readonly batch: PurchaseBatch | null;
  /** While it lasts nothing can be bought. */
  readonly wait: RateLimitWait | null;
  /** The last step, or another one of the wizard, is on screen. */
  readonly isOnScreen: boolean;
  /** The newest click that was not refused. */
  readonly latest: PurchaseIntent | null;
  /** Null for a click of before a page reload. */
  readonly shown: ShownAtPress | null;
  /** The balance at the press, from which the price is taken until the next page shows. USD. */
  readonly balanceAtPress: number | null;
  /** Ids of the numbers bought on this page: known before a list shows them. */
  readonly boughtIds: readonly string[];
  /**
   * First click on the same in another tab since the latest here, server time in ms since 1970; else
   * `Infinity`.
   */
  readonly otherTabClickedAt: number;
  /** The click whose numbers the user keeps, however many there are. */
  readonly keptAll: PurchaseIntent | null;
  /** Numbers announced while the response is pending: one may be what it brings. */
  readonly announced: readonly Announcement[];
}

/** Nothing is under way, and nothing is told. */
export const IDLE: PurchaseStatus = { kind: 'idle' };

/** A page that has bought nothing yet. */
export const NO_PURCHASE: Purchase = {
  status: IDLE,
  outOfStock: null,
  batch: null,
  wait: null,
  isOnScreen: false,
  latest: null,
  shown: null,
  balanceAtPress: null,
  boughtIds: [],
  otherTabClickedAt: Infinity,
  keptAll: null,
  announced: [],
};

/** What happens to purchases. Times in ms since 1970. */
export type PurchaseAction =
  | { readonly kind: 'called'; readonly step: PurchaseCallStep }
  /** The checks before the call said no, or there is no network. */
  | { readonly kind: 'not-sent'; readonly text: string }
  /** `summary-read`: by its button, or by the next purchase. */
  | {
      readonly kind: 'dismissed' | 'batch-stopped' | 'summary-read' | 'selection-changed' | 'duplicates-kept';
    }
  | { readonly kind: 'batch-started'; readonly batch: PurchaseBatch; readonly balance: number | null }
  | { readonly kind: 'expired'; readonly statuses: readonly PurchaseStatus[] }
  | { readonly kind: 'screen-toggled'; readonly isOpen: boolean }
  /** `isSoldOut`: the list knows that nobody has a number. */
  | { readonly kind: 'price-listed'; readonly price: number | null; readonly isSoldOut: boolean }
  /** The user reads all of the selection again. */
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'limited'; readonly hit: RateLimitHit; readonly now: number }
  | { readonly kind: 'ticked'; readonly now: number }
  | ({ readonly kind: 'announced' } & Announcement)
  | { readonly kind: 'other-tab-clicked'; readonly selection: unknown; readonly at: number };

/** The purchases after an action, and what follows of it outside. */
export interface PurchaseStep {
  readonly purchase: Purchase;
  readonly toast?: ToastRequest;
  /** A number was bought, the last one of its click: the active numbers come next. */
  readonly bought?: Described;
  readonly announced?: PurchasedNumber;
  /** Nobody is on the last step of what was bought any more. */
  readonly isLeft?: true;
  /** A batch ended early: its numbers may be in no list. */
  readonly batchCut?: Described;
  /** Numbers were bought elsewhere. */
  readonly external?: Described;
  readonly limit?: RateLimitHit;
  readonly isPriceOutdated?: true;
  /** Id of the operator that has no numbers. */
  readonly emptyOperator?: string;
  /** The status is told for so long. */
  readonly fading?: { readonly payload: PurchaseStatus; readonly afterMs: number };
}

/** Country and service of a click, as other tabs compare them. */
export const selectionOf = ({ country, service }: PurchaseIntent): string => `${country} ${service}`;

/** True while a purchase is sent or unconfirmed. */
export const isCallOpen = ({ status }: Purchase): boolean =>
  status.kind === 'asking' || status.kind === 'unconfirmed';

/**
 * True from the press on a purchase button until the next page shows, between the purchases of a batch as
 * well.
 */
export const isPurchasing = (purchase: Purchase): boolean =>
  isCallOpen(purchase) || purchase.status.kind === 'bought' || isRunning(purchase.batch);

/** True if nobody has a number. During a retry the button shows it. */
export const isOutOfStock = (purchase: Purchase): boolean =>
  purchase.outOfStock === 'any' && !isPurchasing(purchase);

interface PurchaseError {
  readonly text: string;
  /** True if 'Try "Any Operator" instead' is offered (spec §8). */
  readonly canTryAnyOperator: boolean;
  /** Price in USD that the user may accept: the server charges more than was shown. */
  readonly newPrice?: number;
}

/** The error to show on the last step for a status; null where there is none. */
export const purchaseError = (status: PurchaseStatus): PurchaseError | null => {
  if (status.kind === 'refused')
    return { text: status.text, canTryAnyOperator: status.reason === 'operator-out-of-stock' };
  if (status.kind !== 'price-risen') return null;
  // Until the price list says the new price, where the server did not.
  if (status.now === null) return { text: 'The price has changed.', canTryAnyOperator: false };
  const earlier = status.was === null ? '' : ` (it was ${formatUsd(status.was)})`;
  const text = `The price is now ${formatUsd(status.now)}${earlier}.`;
  return { text, canTryAnyOperator: false, newPrice: status.now };
};
