import { createEvent, createStore, sample } from 'effector';
import { $isFollowing } from '../../../api/cross-tab/cross-tab-cache';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { createAlarm } from '../../../lib/time/create-timer';
import { $isPageVisible } from '../../../lib/page';
import { callUser, formatPhoneNumber, lookForRefunds, serviceLabel } from '../../../rules';
import { $activeNumbers } from '../../numbers';
import { $serviceNames } from '../../catalogue';
import { $preferences } from '../../account/preferences';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../toasts';
import { signalArrivalFx } from './notify-user';

/** This code has come: what it missed is made up for. Only users who want to be told are. */
export const refundAlertStarted = createEvent();

const alarmRang = createEvent();
const setAlarmFx = createAlarm(alarmRang);

/** Ids of the numbers that could not be refunded yet at the last look. */
const $locked = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).reset(sessionEnded);

const looked = sample({
  clock: [refundAlertStarted, alarmRang, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, locked: $locked, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, locked, clock, offsetMs }) => lookForRefunds(numbers ?? [], locked, clock.now() + offsetMs),
});
sample({ clock: looked, fn: ({ locked }) => locked, target: $locked });
sample({ clock: looked, fn: ({ waitMs }) => waitMs, target: setAlarmFx });

const opened = sample({
  clock: looked,
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
  source: { isVisible: $isPageVisible, isFollowing: $isFollowing, preferences: $preferences },
  fn: ({ isFollowing, ...rest }, { services }) =>
    callUser(
      { title: `Refund possible · ${services}`, text: 'Select to see it among your active numbers.' },
      { ...rest, isLeading: !isFollowing },
    ),
  target: signalArrivalFx,
});
