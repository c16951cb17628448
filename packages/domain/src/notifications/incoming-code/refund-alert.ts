import { createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { formatPhoneNumber, $activeNumbers } from '../../numbers';
import { serviceLabel, $serviceNames } from '../../catalogue';
import { checkRefunds } from './newly-refundable';
import { $preferences } from '../../account';

const timerFired = createEvent();
const timerSet = createTimer(timerFired);

/** Ids of the numbers that were still locked at the last check. */
const $locked = createStore<ReadonlySet<string>>(new Set());

const refundsChecked = sample({
  clock: [timerFired, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, locked: $locked, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, locked, clock, offsetMs }) => checkRefunds(numbers ?? [], locked, clock.now() + offsetMs),
});
sample({ clock: refundsChecked, fn: ({ locked }) => locked, target: $locked });
sample({ clock: refundsChecked, fn: ({ waitMs }) => waitMs, target: timerSet });

/** Refunds are possible that were not before, for users with the refund alert on: services, and services with numbers. */
export const refundsOpened = sample({
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
