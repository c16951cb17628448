import { combine, createEvent, sample, scopeBind } from 'effector';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $isPageFocused } from '../../lib/page';
import type { NotificationSignals, NotificationText, Ports } from '../../lib/ports';
import { createTask } from '../../lib/task';
import { toastsRequested, type ToastRequest } from '../../lib/toasts/toasts';
import { codeNotification, notificationSignals } from './notification-signals';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../lib/session-events';
import { codesReceived, codesNamed } from './incoming-codes';

/** The user selected the browser's notification of a code. */
export const notificationOpened = createEvent();

/** Signals to the user; those of this tab alone lead to no other page. */
interface Signals {
  readonly signals: NotificationSignals;
  readonly isOfThisTab?: boolean;
}

/** Calls the user. True if the browser showed the notification. */
export const notifyUser = ({ ports }: { readonly ports: Ports }, { signals, isOfThisTab }: Signals) =>
  ports.notifyUser(
    signals,
    isOfThisTab === true ? () => undefined : scopeBind(notificationOpened, { safe: true }),
  );

// It was only for the user who has just signed out.
sample({ clock: sessionEnded, target: createTask(({ ports }) => ports.dismissNotification()) });

/** Circumstances that decide on the signals: focus, leadership and the user's choices. */
const $notificationContext = combine(
  { isFocused: $isPageFocused, isFollower: $isFollower, preferences: $preferences },
  ({ isFollower, ...rest }) => ({ ...rest, isLeader: !isFollower }),
);

/** What the user is told outside of the page. */
interface Notice {
  readonly notification: NotificationText;
  /** True where only this tab knows: it tells, whether or not it leads. Default: false. */
  readonly isOfThisTab?: boolean;
}

/** The same on the page as well. */
export const alertRaised = createEvent<Notice & { readonly toasts: readonly ToastRequest[] }>();
sample({ clock: alertRaised, fn: ({ toasts }) => toasts, target: toastsRequested });

// A notification with the name replaces the one without, silently. `incoming-codes` has the toasts.
const codesNotified = sample({
  clock: [
    codesReceived.map(codeNotification),
    codesNamed.map((codes) => ({ ...codeNotification(codes), isAddition: true })),
  ],
  source: $preferences,
  filter: ({ smsReceived }) => smsReceived,
  fn: (_, notification): Notice => ({ notification }),
  batch: false,
});
sample({
  clock: [alertRaised, codesNotified],
  source: $notificationContext,
  fn: (context, { notification, isOfThisTab = false }) => ({
    signals: notificationSignals(notification, isOfThisTab ? { ...context, isLeader: true } : context),
    isOfThisTab,
  }),
  target: createTask(notifyUser),
  // Several may be raised in one step of the event graph.
  batch: false,
});
