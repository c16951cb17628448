import { createEvent, sample } from 'effector';
import { activeNumbersOutdated } from '../numbers';
import { balanceOutdated, balanceRequested } from '../account/balance';
import { codeCopyTold } from '../numbers/copying';
import { depositsRequested } from '../payments/deposits';
import { liveUpdateTold } from '../notifications/toasts/realtime-toasts.barrel';
import { overviewRefreshClicked } from '../dashboard';
import { returnCheckRequested } from '../payments/return';
import { preferencesNeeded } from '../account/preferences';
import { boughtElsewhere, numberBought, purchaseRestoreRequested } from '../purchase';
import { toastRequested } from '../notifications/toasts';
import { realtimeRequested } from '../../realtime';

/**
 * The signed-in part of the app is on screen. Starts what only a signed-in user needs. The features named in this
 * module are loaded with it and so hear live messages whatever page comes first.
 */
export const workspaceOpened = createEvent();

/** 'Refresh' in the header: reloads the two figures next to it, balance and pending payments. */
export const accountRefreshClicked = createEvent();

sample({
  clock: workspaceOpened,
  target: [preferencesNeeded, realtimeRequested, purchaseRestoreRequested, returnCheckRequested],
});
sample({ clock: [liveUpdateTold, codeCopyTold], target: toastRequested });

// Balance and pending payments are one thing to the user: whatever reloads one reloads the other.
sample({
  clock: [workspaceOpened, accountRefreshClicked, overviewRefreshClicked],
  target: [balanceRequested, depositsRequested],
});
// The message about the balance that should follow may be missing or wrong.
sample({ clock: boughtElsewhere, target: balanceOutdated });
sample({ clock: [numberBought, boughtElsewhere], target: activeNumbersOutdated });
