import { createEvent, createStore, sample } from 'effector';
import { balanceInvalidated } from '../account/balance';
import { toastRequested } from '../lib/toasts/toasts';
import { newNumberAnnounced, numberAnnounced, numberBought } from '../numbers/list/active-numbers';
import { mayHaveCharged, purchaseStepped } from './purchase-attempt';
import { NO_PURCHASE, type PurchaseAction, type PurchaseStep } from './purchase-state';
import { updatePurchase } from './purchase-step';
import { wizardScreen } from './wizard-screen';

/** Something happened to the purchases. */
export const purchaseActed = createEvent<PurchaseAction>();

/** The last step of the purchases; the one place that writes them. */
export const $purchaseStep = createStore<PurchaseStep>({ purchase: NO_PURCHASE })
  // At once: whatever is clicked in the same turn is refused by the state that follows.
  .on(purchaseStepped, ({ purchase }, step) => updatePurchase(purchase, { kind: 'called', step }))
  .on(purchaseActed, ({ purchase }, action) => updatePurchase(purchase, action))
  .on(wizardScreen.toggled, ({ purchase }, isOpen) =>
    updatePurchase(purchase, { kind: 'screen-toggled', isOpen }),
  )
  .on(newNumberAnnounced, ({ purchase }, { purchaseId, number }) =>
    updatePurchase(purchase, { kind: 'announced', purchaseId, isDescribed: number !== null }),
  );

/** Everything known of the user's purchases on this page. */
export const $purchase = $purchaseStep.map(({ purchase }) => purchase);

/** What follows of a step outside, part by part. */
export const purchaseNews = $purchaseStep.updates;

/** Numbers were bought outside this page. True where the messages describe them. */
export const externalPurchaseDetected = purchaseNews.filterMap(({ external }) => external?.isDescribed);

sample({ clock: purchaseNews.filterMap((news) => news.toast), target: toastRequested });
sample({ clock: purchaseNews.filterMap(({ announced }) => announced), target: numberAnnounced });
sample({ clock: purchaseNews.filterMap(({ bought }) => bought?.isDescribed), target: numberBought });
sample({ clock: mayHaveCharged, target: balanceInvalidated });
