import { combine, createEvent, sample, scopeBind } from 'effector';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $isPageFocused } from '../../lib/page';
import type { NotificationSignals, Ports } from '../../lib/ports';
import { createTask } from '../../lib/task';
import { incomingCodeSignals } from './notification-signals';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../lib/session-events';
import { codesReceived, codesNamed } from './incoming-codes';

/** The user selected the browser's notification of a code. */
export const notificationOpened = createEvent();

/** Calls the user. True if the browser showed the notification. */
export const notifyUser = ({ ports }: { readonly ports: Ports }, signals: NotificationSignals) =>
  ports.notifyUser(signals, scopeBind(notificationOpened, { safe: true }));

export const userNotified = createTask(notifyUser);

// It was only for the user who has just signed out.
sample({ clock: sessionEnded, target: createTask(({ ports }) => ports.dismissNotification()) });

/** Circumstances that decide on the signals: focus, leadership and the user's choices. */
export const $notificationContext = combine(
  { isFocused: $isPageFocused, isFollower: $isFollower, preferences: $preferences },
  ({ isFollower, ...rest }) => ({ ...rest, isLeader: !isFollower }),
);
sample({
  clock: codesReceived,
  source: $notificationContext,
  filter: ({ preferences }) => preferences.smsReceived,
  fn: (circumstances, arrived) => incomingCodeSignals(arrived, circumstances),
  target: userNotified,
});
// A notification with the name replaces the one without, silently.
const renamed = sample({
  clock: codesNamed,
  source: $notificationContext,
  filter: ({ preferences }) => preferences.smsReceived,
  fn: (circumstances, named): NotificationSignals => {
    const { notification } = incomingCodeSignals(named, circumstances);
    return {
      sound: false,
      vibration: false,
      notification: notification && { ...notification, isAddition: true },
    };
  },
});
sample({
  clock: renamed,
  filter: ({ notification }) => notification !== null,
  target: userNotified,
});
