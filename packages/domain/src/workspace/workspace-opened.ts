// Models that act without their screen, whatever page is open. A model that is only listed
// here has samples but no export that another one uses; the cards are, so that they are whole in their
// screen's first frame.
import '../notifications/away-summary/away-summary';
import '../notifications/low-balance-alert';
import '../notifications/number-alerts';
import '../numbers/actions/pending-completions';
import '../numbers/auto-cancel/auto-cancel';
import '../numbers/auto-cancel/missed-refunds';
import '../numbers/cards/number-facts';
import '../numbers/list/background-list';
import '../numbers/list/number-record';
import '../payments/add-funds/deposit-outcome';
import '../purchase/duplicate-purchase';
import { createEvent, sample } from 'effector';
import { numberBought } from '../numbers/list/active-numbers';
import { activeNumbersOwed } from '../numbers/list/active-numbers-query';
import { balanceInvalidated, balanceNeeded, balanceRequested } from '../account/balance';
import { depositsNeeded, depositsRequested } from '../payments/deposit-list';
import { realtimeToastRequested } from '../notifications/realtime-toasts';
import { preferencesRequested } from '../account/preferences';
import { externalPurchaseDetected } from '../purchase/purchase';
import { toastRequested } from '../lib/toasts/toasts';
import { realtimeRequested } from '../realtime/model';
import { workspaceOpened } from '../lib/session-events';
import { storageWriteRequested } from '../lib/storage/stored-values';
import { visitInterrupted } from '../notifications/visit-summary';
import { retryRestoreRequested } from '../numbers/actions/retry';
import { purchaseRestoreRequested } from '../purchase/purchase-attempt';
import { depositRestoreRequested } from '../payments/add-funds/deposit-attempt';

/** 'Refresh' in the header or on the dashboard: reloads the balance and the pending payments. */
export const accountRefreshClicked = createEvent();

sample({
  clock: workspaceOpened,
  target: [
    preferencesRequested,
    realtimeRequested,
    // What a reload interrupted, on whatever page.
    purchaseRestoreRequested,
    depositRestoreRequested,
    retryRestoreRequested,
    balanceNeeded,
    depositsNeeded,
  ],
});
// Two may come in one step of the event graph.
sample({ clock: realtimeToastRequested, target: toastRequested, batch: false });
sample({ clock: visitInterrupted, target: storageWriteRequested });

// Balance and pending payments are one thing to the user: whatever reloads one reloads the other.
sample({ clock: accountRefreshClicked, target: [balanceRequested, depositsRequested] });
// The message about the balance that should follow may be missing or wrong.
sample({ clock: externalPurchaseDetected, target: balanceInvalidated });
sample({ clock: [numberBought, externalPurchaseDetected], target: activeNumbersOwed });
