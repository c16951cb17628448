import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { createScreen } from '../../lib/create-screen';
import { pageVisibilityChanged } from '../../lib/page';
import { $ports, type NotificationPermission } from '../../lib/ports';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { $preferences, preferencesChanged } from '../../account/preferences';

/** Reads the permission; with `asks` the browser asks the user for it. */
const permissionFx = attach({
  source: $ports,
  effect: (
    { notificationPermission, requestNotificationPermission },
    { asks }: { readonly asks: boolean },
  ) => (asks ? requestNotificationPermission() : notificationPermission()),
});

export const settingsScreen = createScreen();

/** The user asks for a notification later: requests the notification permission, once in this browser. */
export const notificationsOffered = createEvent();

/** The user switched 'Browser notifications'. */
export const notificationsToggled = createEvent<boolean>();

const $permission = createStore<NotificationPermission | null>(null).on(
  permissionFx.doneData,
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
  fn: () => ({ asks: false }),
  target: permissionFx,
});
sample({
  clock: notificationsOffered,
  source: $preferences,
  filter: ({ notifications }) => notifications === null,
  fn: () => ({ asks: true }),
  target: permissionFx,
});
sample({ clock: notificationsToggled, filter: Boolean, fn: () => ({ asks: true }), target: permissionFx });
sample({
  clock: notificationsToggled,
  filter: (isOn) => !isOn,
  fn: () => ({ notifications: false }),
  target: preferencesChanged,
});
sample({
  clock: permissionFx.done,
  filter: ({ params: { asks } }) => asks,
  fn: ({ result: permission }) => ({ notifications: permission === 'granted' }),
  target: preferencesChanged,
});
