import { serviceLabel } from '../../catalogue/search/catalogue-names';
import { formatUsd } from '../../lib/format/money';
import { numberInText } from '../copying/phone-format';
import type { CardGroups } from './card-groups';
import type { NumberFacts } from './number-facts';

/**
 * What a screen reader must be told of the cards, one text a number: that it can still be refunded, and its
 * loss.
 */
export const cardAnnouncements = (
  { numbers, services }: NumberFacts,
  { endingIds, expiredIds }: Pick<CardGroups, 'endingIds' | 'expiredIds'>,
): readonly string[] => {
  const textsOf = (ids: readonly string[], text: (price: string) => string): readonly string[] =>
    ids.flatMap((id) => {
      const number = numbers.byId.get(id)?.number;
      if (number === undefined) return [];
      const about = numberInText(serviceLabel(number, services), number.phoneNumber);
      return [`${about} ${text(formatUsd(number.price))}`];
    });
  return [
    ...textsOf(endingIds, () => 'has no SMS yet: wait longer, or cancel and refund'),
    ...textsOf(expiredIds, (price) => `expired without an SMS, ${price} not refunded`),
  ];
};
