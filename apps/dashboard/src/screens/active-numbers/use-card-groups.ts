import { $cardGroups, type CardGroups } from '@sms/domain';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, useState } from 'react';

/** True while a waiting card is about to leave its group, or to become higher or lower with its last minutes. */
const isMove = (shown: CardGroups, next: CardGroups): boolean =>
  shown.waitingIds.some(
    (id) => !next.waitingIds.includes(id) || shown.endingIds.includes(id) !== next.endingIds.includes(id),
  );

/** The card groups on screen: such a change is animated, since the cards below move. */
export const useCardGroups = (): CardGroups => {
  const next = useUnit($cardGroups);
  const [shown, setShown] = useState(next);
  const isMoving = isMove(shown, next);
  const newest = useRef(next);
  useLayoutEffect(() => {
    newest.current = next;
    // Several numbers may go while the code loads or a transition begins, and promises need not resolve in order.
    const show = (): void => setShown(newest.current);
    // Loaded with the first card that moves: many visits see none.
    if (isMoving) void import('./card-view-transition').then(({ animateCards }) => animateCards(show), show);
    else show();
  }, [isMoving, next]);
  return isMoving ? shown : next;
};
