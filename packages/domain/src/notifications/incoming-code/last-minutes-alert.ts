import { createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { LAST_MINUTES_MS } from '../../limits/tuning';
import { isInLastMinutes } from '../../numbers/auto-cancel/cancel-plan';
import { remainingLife } from '../../numbers/list/number-status';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { $exemptIds } from '../../numbers/auto-cancel/waiting-numbers';
import { serviceLabel } from '../../catalogue/search/catalogue-names';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';

const timerFired = createEvent();
const timerSet = createTimer(timerFired);

/** Ids of the numbers that had more time at the last check: only for these the last minutes begin. */
const $earlierIds = createStore<ReadonlySet<string>>(new Set());

const checked = sample({
  clock: [timerFired, $activeNumbers, $serverOffsetMs],
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
sample({ clock: checked, fn: ({ waitMs }) => waitMs, target: timerSet });

// The card has the offer; this only notifies the user of it, by the enabled signals.
const servicesBegun = sample({
  clock: checked,
  source: { exemptIds: $exemptIds, names: $serviceNames, preferences: $preferences },
  fn: ({ exemptIds, names, preferences }, check) =>
    preferences.numbersWithoutCode === 'never'
      ? []
      : check.begun.filter(({ id }) => !exemptIds.has(id)).map((number) => serviceLabel(number, names)),
});

/** The last minutes of numbers without an SMS have begun (decision 0111): the text of the notification. */
export const lastMinutesBegan = servicesBegun.filterMap((services) =>
  services.length === 0
    ? undefined
    : {
        title: `Last minutes · ${services.join(', ')}`,
        text: 'No SMS yet. Wait longer, or cancel and refund.',
      },
);
