import { createEvent, sample } from 'effector';
import { activeNumbersOutdated, lifeEnded, numberEnded, smsArrived } from './features/active-numbers';
import { depositRestoreRequested } from './features/add-funds';
import { balanceOutdated, balanceRequested, balanceReported } from './features/balance';
import {
  depositsOutdated,
  depositsRequested,
  pendingLeft,
  verificationAnnounced,
  verificationEnded,
} from './features/deposits';
import { overviewRefreshClicked } from './features/overview';
import { returnCheckRequested } from './features/payment-return';
import {
  boughtElsewhere,
  numberAnnounced,
  numberBought,
  purchaseRestoreRequested,
} from './features/purchase';
import { toastRequested } from './features/toasts';
import {
  balanceUpdated,
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  numberUpdatedByWebhook,
  paymentFailed,
  paymentSucceeded,
  realtimeRequested,
  realtimeToastRequested,
  reconnected,
  settlementCompleted,
  smsReceived,
  verificationCompleted,
  verificationStarted,
} from './realtime';

/** The signed-in part of the app is on screen. Starts what only a signed-in user needs. */
export const workspaceOpened = createEvent();

/** 'Refresh' in the header: the two figures it stands beside, balance and pending payments, load anew. */
export const accountRefreshClicked = createEvent();

sample({ clock: workspaceOpened, target: realtimeRequested });
sample({ clock: realtimeToastRequested, target: toastRequested });

// Balance and pending payments are one thing to the user: whatever reloads one reloads the other.
sample({
  clock: [workspaceOpened, accountRefreshClicked, overviewRefreshClicked],
  target: [balanceRequested, depositsRequested],
});
sample({
  clock: [
    reconnected,
    paymentSucceeded,
    settlementCompleted,
    sample({ clock: verificationCompleted, filter: ({ success }) => success }),
  ],
  target: [balanceOutdated, depositsOutdated],
});
// The message about the balance that should follow may be missing or wrong.
sample({
  clock: [boughtElsewhere, numberCancelledByUser],
  target: balanceOutdated,
});
sample({ clock: balanceUpdated, target: balanceReported });

sample({
  clock: workspaceOpened,
  target: [purchaseRestoreRequested, depositRestoreRequested, returnCheckRequested],
});

// Payment messages drop the payment from the pending ones at once; the reload says what it has become.
sample({
  clock: [paymentSucceeded, paymentFailed],
  fn: ({ references }) => references,
  target: pendingLeft,
});
sample({ clock: verificationStarted, fn: ({ txRef }) => txRef, target: verificationAnnounced });
sample({ clock: verificationCompleted, fn: ({ txRef }) => txRef, target: verificationEnded });
sample({
  clock: verificationCompleted,
  filter: ({ success }) => success,
  fn: ({ txRef }) => [txRef],
  target: pendingLeft,
});
sample({
  clock: [paymentFailed, sample({ clock: verificationCompleted, filter: ({ success }) => !success })],
  target: depositsOutdated,
});

sample({ clock: numberPurchased, fn: ({ purchaseId }) => purchaseId, target: numberAnnounced });
// The protocol replays nothing after a gap, and two of its messages do not say what changed.
sample({
  clock: [reconnected, numberBought, boughtElsewhere, numberUpdatedByWebhook],
  target: activeNumbersOutdated,
});
sample({
  clock: [
    sample({
      clock: numberCancelledByUser,
      fn: ({ activationId }) => ({ activationId, status: 'cancelled' as const }),
    }),
    sample({
      clock: numberCompletedByUser,
      fn: ({ activationId }) => ({ activationId, status: 'used' as const }),
    }),
  ],
  target: numberEnded,
});
sample({ clock: smsReceived, target: smsArrived });
sample({ clock: numberExpired, target: lifeEnded });
