import { combine, createEvent, createStore, sample } from 'effector';
import { pageShown } from '../../lib/page';
import type { NotificationPermission } from '../../lib/ports';
import { createTask } from '../../lib/task';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { $preferences, preferencesChanged } from '../../account/preferences';

export const settingsOpened = createEvent();

/** The user asks for a notification later: requests the notification permission, once in this browser. */
export const notificationsOffered = createEvent();

export const notificationsToggled = createEvent<boolean>();

const permissionRead = createEvent<NotificationPermission>();
const permissionAnswered = createEvent<NotificationPermission>();
const readPermission = createTask(({ ports }) => ports.notificationPermission(), permissionRead);
const askForPermission = createTask(({ ports }) => ports.requestNotificationPermission(), permissionAnswered);

const $permission = createStore<NotificationPermission | null>(null).on(
  [permissionRead, permissionAnswered],
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

// The user may have changed it in the browser meanwhile.
sample({
  clock: [settingsOpened, activeNumbersScreen.opened, pageShown],
  fn: () => undefined,
  target: readPermission,
});
sample({
  clock: notificationsOffered,
  source: $preferences,
  filter: ({ notifications }) => notifications === null,
  fn: () => undefined,
  target: askForPermission,
});
sample({ clock: notificationsToggled, filter: Boolean, fn: () => undefined, target: askForPermission });
sample({
  clock: [
    notificationsToggled.filter({ fn: (isOn) => !isOn }),
    permissionAnswered.map((permission) => permission === 'granted'),
  ],
  fn: (notifications) => ({ notifications }),
  target: preferencesChanged,
});
