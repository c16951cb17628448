import { createEvent, sample } from 'effector';
import { createClientFx } from '../../../api/client/operation-fx';
import { $clock } from '../../../lib/time/clock';
import { createAlarm } from '../../../lib/time/create-timer';
import { lookAtHeld } from '../../../rules';
import { $heldCompletions, sendCompletionsFx } from './pending-completions';

const prepareFx = createClientFx((client) => client.prepare());

/** A completion is held back: this code is loaded then, and lets it go when its time is over. */
export const holdingStarted = createEvent();

const alarmRang = createEvent();
const setAlarmFx = createAlarm(alarmRang);

const looked = sample({
  clock: [holdingStarted, alarmRang, $heldCompletions],
  source: { held: $heldCompletions, clock: $clock },
  fn: ({ held, clock }) => lookAtHeld(held, clock.now()),
});
sample({ clock: looked, fn: ({ waitMs }) => waitMs, target: setAlarmFx });
sample({ clock: looked, fn: ({ due }) => due, target: sendCompletionsFx });

// A page that is being left has no time to fetch the anti-forgery token first.
sample({
  clock: [holdingStarted, $heldCompletions],
  source: $heldCompletions,
  filter: (held) => held.size > 0,
  fn: () => undefined,
  target: prepareFx,
});
