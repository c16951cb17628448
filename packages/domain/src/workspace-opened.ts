import { createEvent, sample } from 'effector';
import { activeNumbersRequested, lifeEnded, smsArrived } from './features/active-numbers';
import { balanceRefreshRequested, balanceReported } from './features/balance';
import { catalogueRequested } from './features/catalogue';
import { overviewRefreshClicked } from './features/overview';
import { numberBought, purchaseRestoreRequested } from './features/purchase';
import { toastRequested } from './features/toasts';
import {
  balanceUpdated,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  realtimeRequested,
  realtimeToastRequested,
  reconnected,
  smsReceived,
} from './realtime';

/** The signed-in part of the app is on screen. Starts what only a signed-in user needs. */
export const workspaceOpened = createEvent();

sample({ clock: workspaceOpened, target: realtimeRequested });
sample({ clock: realtimeToastRequested, target: toastRequested });

sample({ clock: [workspaceOpened, reconnected, overviewRefreshClicked], target: balanceRefreshRequested });
sample({ clock: balanceUpdated, target: balanceReported });

sample({ clock: workspaceOpened, target: [catalogueRequested, purchaseRestoreRequested] });

// The protocol replays nothing after a gap, and two of its messages do not say what changed.
sample({
  clock: [workspaceOpened, reconnected, numberBought, numberPurchased, numberUpdatedByWebhook],
  target: activeNumbersRequested,
});
sample({ clock: smsReceived, target: smsArrived });
sample({ clock: numberExpired, target: lifeEnded });
