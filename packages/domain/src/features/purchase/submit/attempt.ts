import { activeNumbers, purchaseNumber } from '../../../contracts/numbers';
import type { RequestFor } from '../../../contracts';
import { PAGE_SIZE } from '../../../limits';
import { createMoneyAttempt } from '../../../reconciled-mutation';
import { numbersLike, purchaseIntent } from './intent';
import { readPurchaseRefusal } from './rejections';

const purchase = createMoneyAttempt({
  name: 'purchase',
  intentSchema: purchaseIntent,
  send: (client, request: RequestFor<'purchaseNumber'>, key) => client.call(purchaseNumber, request, { key }),
  lookUp: (client, signal) =>
    client.call(activeNumbers, { query: { page: 1, limit: PAGE_SIZE } }, { signal }),
  madeBy: ({ id }): { readonly id: string | null } => ({ id }),
  alike: (intent, { numbers }) => numbersLike(intent, numbers),
  isUnknown: (error) => readPurchaseRefusal(error) === null,
});

/** The purchase under way; an unknown outcome is looked up among the active numbers. */
export const {
  $attempt,
  sent: purchaseSent,
  restoreRequested: purchaseRestoreRequested,
  restored: purchaseRestored,
  checkAgainClicked,
  giveUpClicked: purchaseGiveUpClicked,
  succeeded: purchaseSucceeded,
  notFound: purchaseNotFound,
  missed: purchaseMissed,
  userNeeded: purchaseUserNeeded,
  moneyMayHaveMoved,
} = purchase;

/** The server refused the purchase. */
export const purchaseRefused = purchase.refused.filterMap((error) => readPurchaseRefusal(error) ?? undefined);
