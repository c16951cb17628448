import { autoCancelAt, isInLastMinutes } from '../auto-cancel/cancel-time';
import { isLive, type KnownNumber } from '../list/known-number';
import { newestSms, numberExpiry, shownNumberStatus } from '../list/number-status';
import type { NumberFacts } from './number-facts';

/**
 * The section of Active Numbers that a number stands in; null for one without a card. One that expired
 * without an SMS stays until the user dismisses it, whether or not the server has noticed, since the price is
 * not refunded; one that was cancelled at the promised time or later as well, since the user may not have
 * looked when the money came back. `now`: ms since 1970, server clock.
 */
export const cardGroup = (known: KnownNumber, now: number) => {
  const { number, endedAt, isDismissed } = known;
  if (known.isPartial) return null;
  if (isLive(known)) {
    const status = shownNumberStatus(number, now);
    if (status === 'waiting' || status === 'received') return status;
    return isDismissed ? null : 'expired';
  }
  if (endedAt === null) return null;
  if (known.hasLateSms) return 'late';
  if (isDismissed || newestSms(number) !== null) return null;
  if (number.status === 'expired') return 'expired';
  const isPromised = number.status === 'cancelled' && endedAt >= (autoCancelAt(number) ?? Infinity);
  return isPromised ? 'cancelled' : null;
};

const expiryOf = ({ number }: KnownNumber): number => numberExpiry(number) ?? Number.MAX_SAFE_INTEGER;

/**
 * Ids of the cards in each section, and of those waiting numbers that are in their last three minutes. The
 * newest come first; of the waiting ones those in their last minutes, then the others as the user has chosen.
 */
export const cardGroups = ({ numbers, preferences }: NumberFacts, now: number) => {
  const all = [...numbers.byId.values()];
  const ended = all.filter(({ endedAt }) => endedAt !== null);
  const inOrder = [
    ...all.filter(({ endedAt }) => endedAt === null),
    ...ended.toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0)),
  ].map((known) => ({ known, group: cardGroup(known, now) }));
  const cardsIn = (wanted: ReturnType<typeof cardGroup>) =>
    inOrder.flatMap(({ known, group }) => (group === wanted ? [known] : []));
  const idsOf = (cards: readonly KnownNumber[]) => cards.map(({ number }) => number.id);
  // Before the first list the page is loading.
  const waiting = numbers.total === null ? [] : cardsIn('waiting');
  const inChosenOrder =
    preferences.waitingOrder === 'newest'
      ? waiting
      : waiting.toSorted((one, other) => expiryOf(one) - expiryOf(other));
  const isEnding = ({ number }: KnownNumber) => isInLastMinutes(number, now);
  const ending = waiting.filter(isEnding).toSorted((one, other) => expiryOf(one) - expiryOf(other));
  return {
    /** The waiting number that was bought last. */
    newestWaitingId: waiting[0]?.number.id,
    waitingIds: idsOf([...ending, ...inChosenOrder.filter((known) => !isEnding(known))]),
    receivedIds: numbers.total === null ? [] : idsOf(cardsIn('received')),
    expiredIds: idsOf(cardsIn('expired')),
    cancelledIds: idsOf(cardsIn('cancelled')),
    lateIds: idsOf(cardsIn('late')),
    endingIds: idsOf(ending),
  };
};

export type CardGroups = ReturnType<typeof cardGroups>;
