import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../../lib/create-screen';
import { pageVisibilityChanged } from '../../../lib/page';
import { $ports, type NotificationPermission } from '../../../lib/ports';
import { $preferences, preferencesChanged } from '../../account/preferences';

const lookFx = attach({
  source: $ports,
  effect: ({ notificationPermission }) => notificationPermission(),
});
const askFx = attach({ source: $ports, effect: ({ askForNotifications }) => askForNotifications() });

const screen = createScreen();

/** The settings came up (true) or went away (false). */
export const settingsScreenToggled = screen.toggled;

/** The user bought something, so that a code is to be expected: asks for notifications, once in this browser. */
export const notificationsOffered = createEvent();

/** The user switched 'Browser notifications'. */
export const notificationsToggled = createEvent<boolean>();

const $permission = createStore<NotificationPermission | null>(null).on(
  [lookFx.doneData, askFx.doneData],
  (_, permission) => permission,
);

/** Whether the browser shows codes that arrive, and why it cannot; null until that is known. */
export const $notifications = combine($preferences, $permission, ({ notifications }, permission) =>
  permission === null
    ? null
    : {
        isOn: notifications === true && permission === 'granted',
        blockedBy: permission === 'denied' || permission === 'unsupported' ? permission : null,
      },
);

sample({
  clock: [screen.cameUp, pageVisibilityChanged],
  source: screen.$isUp,
  filter: Boolean,
  fn: () => undefined,
  target: lookFx,
});
sample({
  clock: notificationsOffered,
  source: $preferences,
  filter: ({ notifications }) => notifications === null,
  fn: () => undefined,
  target: askFx,
});
sample({ clock: notificationsToggled, filter: Boolean, fn: () => undefined, target: askFx });
sample({
  clock: notificationsToggled,
  filter: (isOn) => !isOn,
  fn: () => ({ notifications: false }),
  target: preferencesChanged,
});
sample({
  clock: askFx.doneData,
  fn: (permission) => ({ notifications: permission === 'granted' }),
  target: preferencesChanged,
});
