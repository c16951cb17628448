import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { createScreen } from '../../../lib/create-screen';
import { pageVisibilityChanged } from '../../../lib/page';
import { $ports, type NotificationPermission } from '../../../lib/ports';
import { $isActiveNumbersScreenOpen, activeNumbersScreenToggled } from '../../numbers/list/polling';
import { $preferences, preferencesChanged } from '../../account/preferences/preferences';

const readPermissionFx = attach({
  source: $ports,
  effect: ({ notificationPermission }) => notificationPermission(),
});
const requestPermissionFx = attach({
  source: $ports,
  effect: ({ requestNotificationPermission }) => requestNotificationPermission(),
});

const screen = createScreen();

/** The settings opened (true) or closed (false). */
export const settingsScreenToggled = screen.toggled;

/** The user wants to be told of something later: requests the notification permission, once in this browser. */
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
  clock: [screen.opened, activeNumbersScreenToggled, pageVisibilityChanged],
  source: or(screen.$isOpen, $isActiveNumbersScreenOpen),
  filter: Boolean,
  fn: () => undefined,
  target: readPermissionFx,
});
sample({
  clock: notificationsOffered,
  source: $preferences,
  filter: ({ notifications }) => notifications === null,
  fn: () => undefined,
  target: requestPermissionFx,
});
sample({ clock: notificationsToggled, filter: Boolean, fn: () => undefined, target: requestPermissionFx });
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
