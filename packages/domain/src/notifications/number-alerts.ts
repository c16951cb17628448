import { createEvent, createStore, sample } from 'effector';
import { serviceLabel, type NamedService, type NamesByCode } from '../catalogue/search/catalogue-names';
import { $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $preferences, type Preferences } from '../account/preferences';
import { $serverOffsetMs, $time } from '../lib/time/clock';
import type { NotificationText } from '../lib/ports';
import { createTimer } from '../lib/time/create-timer';
import { toast } from '../lib/toasts/toasts';
import { CANCEL_WINDOW_MS } from '../limits/spec';
import { LAST_MINUTES_MS } from '../limits/tuning';
import { $exemptIds } from '../numbers/auto-cancel/waiting-numbers';
import { numberInText } from '../numbers/copying/phone-format';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { alertRaised } from './incoming-code/notify-user';
import { passedMoments } from './number-moments';

/** A moment in the life of a number without an SMS at which the user is told. */
interface NumberAlert {
  /** Remaining life, in ms. */
  readonly leftMs: number;
  /** True where the user wants it. */
  readonly isOn: (preferences: Preferences, isExempt: boolean) => boolean;
  /** Begins the title of the notification; the services follow. */
  readonly title: string;
  readonly text: string;
}

const REFUND: NumberAlert = {
  leftMs: CANCEL_WINDOW_MS,
  isOn: ({ refundAlert }) => refundAlert,
  title: 'Refund possible',
  text: 'Open Active Numbers.',
};

/** Decision 0111. */
const LAST_MINUTES: NumberAlert = {
  leftMs: LAST_MINUTES_MS,
  isOn: ({ numbersWithoutCode }, isExempt) => numbersWithoutCode !== 'never' && !isExempt,
  title: 'Last minutes',
  text: 'No SMS yet. Wait longer, or cancel and refund.',
};

/** Numbers that have come to the moment of an alert together. */
interface DueAlert {
  readonly alert: NumberAlert;
  readonly numbers: readonly (NamedService & { readonly phoneNumber: string })[];
  readonly names: NamesByCode;
}

const ALERTS = [REFUND, LAST_MINUTES];
const MOMENTS = ALERTS.map(({ leftMs }) => leftMs);

const timerFired = createEvent();
const timerSet = createTimer(timerFired);

/** Remaining life of the numbers at the last look, in ms, by id. */
const $left = createStore<ReadonlyMap<string, number>>(new Map());

const looked = sample({
  clock: [timerFired, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, left: $left, time: $time },
  fn: ({ numbers, left, time }) => passedMoments(numbers ?? [], MOMENTS, left, time.onServer()),
});
sample({ clock: looked, fn: ({ left }) => left, target: $left });
sample({ clock: looked, fn: ({ waitMs }) => waitMs, target: timerSet });

const due = sample({
  clock: looked,
  source: { exemptIds: $exemptIds, names: $serviceNames, preferences: $preferences },
  fn: ({ exemptIds, names, preferences }, { passed }) =>
    ALERTS.flatMap((alert): readonly DueAlert[] => {
      const numbers = passed.flatMap(({ leftMs, number }) =>
        leftMs === alert.leftMs && alert.isOn(preferences, exemptIds.has(number.id)) ? [number] : [],
      );
      return numbers.length === 0 ? [] : [{ alert, numbers, names }];
    }),
});
sample({
  clock: due,
  filter: (alerts) => alerts.length > 0,
  fn: (alerts) => ({ toasts: toastsOf(alerts), notification: notificationOf(alerts) }),
  target: alertRaised,
});

/** The card has the offer of the last minutes, so that only a refund needs a toast. */
function toastsOf(alerts: readonly DueAlert[]) {
  return alerts
    .filter(({ alert }) => alert === REFUND)
    .map(({ numbers, names }) => ({
      ...toast('info', 'A refund is possible now'),
      about: numbers
        .map((number) => numberInText(serviceLabel(number, names), number.phoneNumber, ' · '))
        .join(', '),
    }));
}

/** One notification: a second one at once would replace the first. */
function notificationOf(alerts: readonly DueAlert[]): NotificationText {
  return {
    title: alerts
      .map(
        ({ alert, numbers, names }) =>
          `${alert.title} · ${numbers.map((number) => serviceLabel(number, names)).join(', ')}`,
      )
      .join(' · '),
    text: alerts.map(({ alert }) => alert.text).join(' '),
  };
}
