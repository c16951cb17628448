import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { createScreen } from '../../lib/create-screen';
import { pageVisibilityChanged } from '../../lib/page';
import { $ports, type NotificationPermission } from '../../lib/ports';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { $preferences, preferencesChanged } from '../../account/preferences';

const readPermissionFx = attach({
  source: $ports,
  effect: ({ notificationPermission }) => notificationPermission(),
});
const requestPermissionFx = attach({
  source: $ports,
  effect: ({ requestNotificationPermission }) => requestNotificationPermission(),
});

export const settingsScreen = createScreen();

/** The user asks for a notification later: requests the notification permission, once in this browser. */
export const notificationsOffered = createEvent();

/** The user switched 'Browser notifications'. */
export const notificationsToggled = createEvent<boolean>();

const $permission = createStore<NotificationPermission | null>(null).on(
  [readPermissionFx.doneData, requestPermissionFx.doneData],
  (_, permission) => permission,
);

/** Notification state: whether the browser shows incoming codes, or why it cannot; null while unknown. */
export const $notifications = combine($preferences, $permission, ({ notifications }, permission) =>
  permission === null
    ? null
    : {
        isOn: notifications === true && permission === 'granted',
        blockedBy: permission === 'denied' || permission === 'unsupported' ? permission : null,
      },
);

sample({
  clock: [settingsScreen.opened, activeNumbersScreen.toggled, pageVisibilityChanged],
  source: or(settingsScreen.$isOpen, activeNumbersScreen.$isOpen),
  filter: Boolean,
  target: readPermissionFx,
});
sample({
  clock: notificationsOffered,
  source: $preferences,
  filter: ({ notifications }) => notifications === null,
  target: requestPermissionFx,
});
sample({ clock: notificationsToggled, filter: Boolean, target: requestPermissionFx });
sample({
  clock: notificationsToggled,
  filter: (isOn) => !isOn,
  fn: () => ({ notifications: false }),
  target: preferencesChanged,
});
sample({
  clock: requestPermissionFx.doneData,
  fn: (permission) => ({ notifications: permission === 'granted' }),
  target: preferencesChanged,
});
