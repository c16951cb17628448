import { attach, combine, createEvent, sample, scopeBind } from 'effector';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $isPageFocused } from '../../lib/page';
import { $ports, type NotificationSignals } from '../../lib/ports';
import { incomingCodeSignals } from './notification-signals';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../lib/session-events';
import { codesReceived, codesNamed } from './incoming-codes';

/** The user selected the browser's notification of a code. */
export const notificationOpened = createEvent();

/**
 * Calls the user; null takes back a notification that is still shown. Done with true if the browser showed
 * it.
 */
export const notifyUserFx = attach({
  source: $ports,
  effect: async ({ notifyUser, dismissNotification }, signals: NotificationSignals | null) => {
    if (signals !== null) return notifyUser(signals, scopeBind(notificationOpened, { safe: true }));
    dismissNotification();
    return true;
  },
});

// It was only for the user who has just signed out.
sample({ clock: sessionEnded, fn: () => null, target: notifyUserFx });

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
  target: notifyUserFx,
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
  target: notifyUserFx,
});
