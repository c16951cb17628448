import { createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { createTimer } from '../../../lib/time/create-timer';
import { LAST_MINUTES_MS } from '../../../limits';
import { isInLastMinutes, notificationSignals, remainingLife, serviceLabel } from '../../../rules';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { $exemptIds } from '../../numbers/auto-cancel/waiting-numbers';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences/preferences';
import { sessionEnded } from '../../../lib/session-events';
import { $notificationContext, notifyUserFx } from './notify-user';

/** This lazily loaded code is ready: it calls the user when the last minutes of a number begin (decision 0111). */
export const lastMinutesAlertStarted = createEvent();

const timerFired = createEvent();
const setTimerFx = createTimer(timerFired);

/** Ids of the numbers that had more time at the last check: only for these the last minutes begin. */
const $earlierIds = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).reset(sessionEnded);

const checked = sample({
  clock: [lastMinutesAlertStarted, timerFired, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, earlierIds: $earlierIds, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, earlierIds, clock, offsetMs }) => {
    const now = clock.now() + offsetMs;
    const waits = (numbers ?? []).map((number) => ({
      number,
      waitMs: (remainingLife(number, now) ?? 0) - LAST_MINUTES_MS,
    }));
    const earlier = waits.filter(({ waitMs }) => waitMs > 0);
    return {
      earlierIds: new Set(earlier.map(({ number: { id } }) => id)),
      begun: waits.flatMap(({ number }) =>
        earlierIds.has(number.id) && isInLastMinutes(number, now) ? [number] : [],
      ),
      waitMs: Math.min(...earlier.map(({ waitMs }) => waitMs)),
    };
  },
});
sample({ clock: checked, fn: ({ earlierIds }) => earlierIds, target: $earlierIds });
sample({ clock: checked, fn: ({ waitMs }) => waitMs, target: setTimerFx });

// The card has the offer; this only notifies the user of it, by the enabled signals.
const begun = sample({
  clock: checked,
  source: { exemptIds: $exemptIds, names: $serviceNames, preferences: $preferences },
  fn: ({ exemptIds, names, preferences }, check) =>
    preferences.numbersWithoutCode === 'never'
      ? []
      : check.begun.filter(({ id }) => !exemptIds.has(id)).map((number) => serviceLabel(number, names)),
});
sample({
  clock: begun.filter({ fn: (services) => services.length > 0 }),
  source: $notificationContext,
  fn: (context, services) =>
    notificationSignals(
      {
        title: `Last minutes · ${services.join(', ')}`,
        text: 'No SMS yet. Wait longer, or cancel and refund.',
      },
      context,
    ),
  target: notifyUserFx,
});
