import { $cardGroups, type CardGroups } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useState } from 'react';

/** True while a shown card is about to leave its group for another. */
const isMove = (shown: CardGroups, next: CardGroups): boolean =>
  shown.waitingIds.some((id) => next.receivedIds.includes(id) || next.expiredIds.includes(id));

/** The card groups on screen: a change of group is animated. */
export const useCardGroups = (): CardGroups => {
  const next = useUnit($cardGroups);
  const [shown, setShown] = useState(next);
  const isMoving = isMove(shown, next);
  useLayoutEffect(() => {
    const show = (): void => setShown(next);
    // Loaded with the first card that moves: many visits see none.
    if (isMoving) void import('./card-view-transition').then(({ animateCards }) => animateCards(show), show);
    else show();
  }, [isMoving, next]);
  return isMoving ? shown : next;
};
