import { createEvent, sample, scopeBind } from 'effector';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { createClientFx } from '../api/client/operation-fx';
import { tokenRenewed } from '../lib/session-events';
import { noticeText, type TransportNotice } from '../api/errors/transport-notices';
import { healthCheckRequested, serverReached } from '../session/health-check';
import { sessionCheckRequested } from '../session/start-up';
import { sessionExpired, signedOutElsewhere } from '../session/sign-out';
import { $toasts, toast, toastRequested } from '../lib/toasts/toasts';
import { responseClockSampled } from '../lib/time/clock';
import { $isOnline } from '../lib/page';

/** Forwards the client's listener calls to events of this scope. */
const listenToClientFx = createClientFx<void, void>((client) => {
  client.listen({
    onSessionExpired: scopeBind(sessionExpired, { safe: true }),
    onSignedOutElsewhere: scopeBind(signedOutElsewhere, { safe: true }),
    onNotice: scopeBind(noticeReceived, { safe: true }),
    onTokenRenewed: scopeBind(tokenRenewed, { safe: true }),
    onLimitedCall: scopeBind(limitedCallMade, { safe: true }),
    onServerTime: scopeBind(responseClockSampled, { safe: true }),
  });
});

/** The app is on screen. First the health gate, then the session (spec §2, §4). Fired once, by the app. */
export const appStarted = createEvent();

const noticeReceived = createEvent<TransportNotice>();

sample({ clock: appStarted, target: listenToClientFx });
sample({ clock: listenToClientFx.done, target: healthCheckRequested });
sample({ clock: serverReached, target: sessionCheckRequested });

// Several calls often fail at once: a notice on screen is not repeated. While offline a failed call proves
// nothing about the server.
sample({
  clock: noticeReceived,
  source: { toasts: $toasts, isOnline: $isOnline },
  filter: ({ toasts, isOnline }, notice) =>
    (isOnline || notice.kind !== 'server-starting') &&
    toasts.every(({ text }) => text !== noticeText(notice)),
  fn: (_, notice) => toast('warning', noticeText(notice)),
  target: toastRequested,
});
