import { combine, type StoreValue } from 'effector';
import { isInLastMinutes } from '../auto-cancel/cancel-time';
import { phoneInText } from '../copying/phone-format';
import {
  $cancelledIds,
  $expiredIds,
  $numberCards,
  $receivedIds,
  $shownNumbers,
  $waitingIds,
  idsOf,
} from './cards';
import { $serverNow } from './server-now';

/** The ids of the sections, and of those waiting numbers that are in their last three minutes. */
export const $cardGroups = combine({
  waitingIds: $waitingIds,
  receivedIds: $receivedIds,
  expiredIds: $expiredIds,
  cancelledIds: $cancelledIds,
  endingIds: idsOf(
    combine($shownNumbers, $serverNow, (numbers, now) =>
      numbers.filter((number) => isInLastMinutes(number, now)),
    ),
  ),
});

/** See `$cardGroups`. */
export type CardGroups = StoreValue<typeof $cardGroups>;

/**
 * What a screen reader must be told of the cards, one text a number: that it can still be refunded, and its
 * loss.
 */
export const $cardAnnouncements = combine($cardGroups, $numberCards, ({ endingIds, expiredIds }, cards) => {
  const textsOf = (ids: readonly string[], text: (price: string) => string): readonly string[] =>
    ids.flatMap((id) => {
      const card = cards.get(id);
      return card ? [`${card.service} ${phoneInText(card.phoneNumber)} ${text(card.price)}`] : [];
    });
  return [
    ...textsOf(endingIds, () => 'has no SMS yet: wait longer, or cancel and refund'),
    ...textsOf(expiredIds, (price) => `expired without an SMS, ${price} not refunded`),
  ];
});
