import { createEvent, sample } from 'effector';
import { balanceRefreshRequested, balanceReported } from './features/balance';
import { toastRequested } from './features/toasts';
import { balanceUpdated, realtimeRequested, realtimeToastRequested, reconnected } from './realtime';

/** The signed-in part of the app is on screen. Starts what only a signed-in user needs. */
export const workspaceOpened = createEvent();

sample({ clock: workspaceOpened, target: realtimeRequested });
sample({ clock: realtimeToastRequested, target: toastRequested });

sample({ clock: [workspaceOpened, reconnected], target: balanceRefreshRequested });
sample({ clock: balanceUpdated, target: balanceReported });
