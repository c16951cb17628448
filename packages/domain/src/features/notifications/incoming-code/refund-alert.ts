import { createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { createTimer } from '../../../lib/time/create-timer';
import { notificationSignals, formatPhoneNumber, serviceLabel } from '../../../rules';
import { checkRefunds } from './newly-refundable';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences/preferences';
import { sessionEnded } from '../../../lib/session-events';
import { toast, toastRequested } from '../toasts/toasts';
import { $notificationContext, notifyUserFx } from './notify-user';

/** This lazily loaded code is ready and catches up. Fires only for users with the refund alert on. */
export const refundAlertStarted = createEvent();

const timerFired = createEvent();
const setTimerFx = createTimer(timerFired);

/** Ids of the numbers that were still locked at the last check. */
const $locked = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).reset(sessionEnded);

const refundsChecked = sample({
  clock: [refundAlertStarted, timerFired, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, locked: $locked, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, locked, clock, offsetMs }) => checkRefunds(numbers ?? [], locked, clock.now() + offsetMs),
});
sample({ clock: refundsChecked, fn: ({ locked }) => locked, target: $locked });
sample({ clock: refundsChecked, fn: ({ waitMs }) => waitMs, target: setTimerFx });

const opened = sample({
  clock: refundsChecked,
  source: { names: $serviceNames, preferences: $preferences },
  filter: ({ preferences }, look) => preferences.refundAlert && look.opened.length > 0,
  fn: ({ names }, look) => ({
    services: look.opened.map((number) => serviceLabel(number, names)).join(', '),
    numbers: look.opened
      .map((number) => `${serviceLabel(number, names)} · ${formatPhoneNumber(number.phoneNumber)}`)
      .join(', '),
  }),
});
sample({
  clock: opened,
  fn: ({ numbers }) => ({ ...toast('info', 'A refund is possible now'), about: numbers }),
  target: toastRequested,
});
sample({
  clock: opened,
  source: $notificationContext,
  fn: (context, { services }) =>
    notificationSignals({ title: `Refund possible · ${services}`, text: 'Open Active Numbers.' }, context),
  target: notifyUserFx,
});
