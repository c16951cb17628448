import { createEvent, sample } from 'effector';
import { activeNumbersInvalidated, numberBought } from '../numbers/list/active-numbers';
import { balanceInvalidated, balanceRequested } from '../account/balance/balance';
import { codeCopyToastRequested } from '../numbers/copying/copy-codes';
import { depositsRequested } from '../payments/deposits/list';
import { realtimeToastRequested } from '../notifications/toasts/realtime-toasts';
import { dashboardRefreshClicked } from '../dashboard/dashboard-data';
import { preferencesRequested } from '../account/preferences/preferences';
import { externalPurchaseDetected } from '../purchase/recovery/external-purchase';
import { toastRequested } from '../notifications/toasts/toasts';
import { realtimeRequested } from '../../realtime/model';

/**
 * The signed-in part of the app is on screen. Starts the features of signed-in users. The features named in
 * this module are loaded with it and so receive live messages whatever page comes first.
 */
export const workspaceOpened = createEvent();

/** 'Refresh' in the header: reloads the two figures next to it, balance and pending payments. */
export const accountRefreshClicked = createEvent();

sample({
  clock: workspaceOpened,
  target: [preferencesRequested, realtimeRequested],
});
sample({ clock: [realtimeToastRequested, codeCopyToastRequested], target: toastRequested });

// Balance and pending payments are one thing to the user: whatever reloads one reloads the other.
sample({
  clock: [workspaceOpened, accountRefreshClicked, dashboardRefreshClicked],
  target: [balanceRequested, depositsRequested],
});
// The message about the balance that should follow may be missing or wrong.
sample({ clock: externalPurchaseDetected, target: balanceInvalidated });
sample({ clock: [numberBought, externalPurchaseDetected], target: activeNumbersInvalidated });
