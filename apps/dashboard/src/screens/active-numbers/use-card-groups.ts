import { $cardGroups, type CardGroups } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useState } from 'react';
import { animateCards } from './card-view-transition';

/** Whether a code arrived for a card that is shown: it is about to change its group. */
const isMove = (shown: CardGroups, next: CardGroups): boolean =>
  shown.waitingIds.some((id) => next.receivedIds.includes(id));

/** The groups of cards as they are shown: a card that changes its group is seen moving there. */
export const useCardGroups = (): CardGroups => {
  const next = useUnit($cardGroups);
  const [shown, setShown] = useState(next);
  const isMoving = isMove(shown, next);
  useLayoutEffect(() => {
    const show = (): void => setShown(next);
    if (isMoving) animateCards(show);
    else show();
  }, [isMoving, next]);
  return isMoving ? shown : next;
};
