import { createEvent, sample } from 'effector';
import { noticeReceived, noticeText } from '../api/errors/transport-notices';
import { $healthGate, checkHealthFx } from '../session/health-check';
import { sessionCheckRequested } from '../session/session';
import { $toasts, toast, toastRequested } from '../lib/toasts/toasts';
import { $isOnline } from '../lib/offline';

/** The app is on screen. First the health gate, then the session (spec §2, §4). Fired once, by the app. */
export const appStarted = createEvent();

sample({ clock: appStarted, target: checkHealthFx });
sample({
  clock: $healthGate,
  filter: (gate) => gate === 'reachable',
  fn: () => undefined,
  target: sessionCheckRequested,
});

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
