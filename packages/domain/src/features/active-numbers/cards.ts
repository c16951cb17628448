import { combine, createStore, sample } from 'effector';
import { formatCountdown, readNumberStatus, remainingLife, type NumberStatus } from '../../rules';
import { $serviceNames } from '../catalogue';
import { $busyNumbers } from './actions';
import { cardView, type NumberCardView } from './card-view';
import { $loadedMessages } from './full-message';
import { keepUnchanged } from './keep-unchanged';
import type { KnownNumbers } from './known-numbers';
import { $activeNumbers } from './numbers';
import { $serverNow } from './server-now';

/** Used, cancelled and expired numbers are not active: they leave the screen at once. */
const $shownNumbers = $activeNumbers.map((numbers) =>
  (numbers ?? []).filter(({ status }) => ['waiting', 'received'].includes(readNumberStatus(status))),
);

const $freshCards = combine(
  {
    numbers: $shownNumbers,
    now: $serverNow,
    busy: $busyNumbers,
    names: $serviceNames,
    messages: $loadedMessages,
  },
  ({ numbers, now, busy, names, messages }): ReadonlyMap<string, NumberCardView> =>
    new Map(
      numbers.map((number) => {
        const loaded = messages.get(number.id);
        const card = cardView(number, {
          now,
          isBusy: busy.has(number.id),
          serviceName: names.get(number.serviceCode),
          loadedMessage: loaded?.code === number.smsCode ? loaded.message : undefined,
        });
        return [number.id, card] as const;
      }),
    ),
);

/**
 * The cards by id of their number. A card stays the very same object until something on it changes, so that
 * a view of one card (`useStoreMap`) is not rendered by a tick or by another card.
 */
export const $numberCards = createStore<ReadonlyMap<string, NumberCardView>>(new Map());

sample({
  clock: $freshCards,
  source: $numberCards,
  fn: (cards, fresh) => keepUnchanged(cards, fresh),
  target: $numberCards,
});

/** The remaining time by id as `mm:ss`; a number of unknown expiry has none. */
export const $countdowns = combine($shownNumbers, $serverNow, (numbers, now): ReadonlyMap<string, string> => {
  const countdowns = new Map<string, string>();
  for (const number of numbers) {
    const remaining = remainingLife(number, now);
    if (remaining !== null) countdowns.set(number.id, formatCountdown(remaining));
  }
  return countdowns;
});

const idsWith = (numbers: KnownNumbers, wanted: NumberStatus): readonly string[] =>
  numbers.filter(({ status }) => readNumberStatus(status) === wanted).map(({ id }) => id);

/** Ids in the section 'Waiting for SMS', newest first. Follows the stored status, not the countdown. */
export const $waitingIds = createStore<readonly string[]>([], { updateFilter: hasOtherIds });

/** Ids in the section 'SMS Received', newest first. */
export const $receivedIds = createStore<readonly string[]>([], { updateFilter: hasOtherIds });

sample({ clock: $shownNumbers, fn: (numbers) => idsWith(numbers, 'waiting'), target: $waitingIds });
sample({ clock: $shownNumbers, fn: (numbers) => idsWith(numbers, 'received'), target: $receivedIds });

/** Whether the ids or their order changed: a reload that brings the same numbers must not re-render a list. */
function hasOtherIds(now: readonly string[], before: readonly string[]): boolean {
  return now.length !== before.length || now.some((id, place) => id !== before[place]);
}
