import { cardTime } from '@sms/domain/numbers/cards/card-time';
import { cardView } from '@sms/domain/numbers/cards/card-view';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numberFacts, $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { factsOf } from '@sms/domain/numbers/cards/number-view';
import { useStoreMap } from 'effector-react';
import { useMemo } from 'react';

/**
 * The card of a number; null without one. Made anew only when this number has changed, or has come to a
 * moment that changes its card: a tick makes no text of any other.
 */
export const useNumberCard = (id: string) => {
  const facts = useStoreMap({
    store: $numberFacts,
    keys: [id],
    fn: (all, [of]) => factsOf(all, of),
    updateFilter: isNewView,
  });
  const time = useStoreMap({
    store: $numbersNow,
    keys: [id],
    fn: (at, [wanted]) => cardTime(at.facts, wanted, at.now),
    updateFilter: isNewView,
  });
  return useMemo(
    () => (facts === null || time === null || time.group === null ? null : cardView(facts, time)),
    [facts, time],
  );
};

export type NumberCard = NonNullable<ReturnType<typeof useNumberCard>>;
