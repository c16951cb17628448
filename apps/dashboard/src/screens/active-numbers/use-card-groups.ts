import { $cardGroups, type CardGroups } from '@sms/domain/numbers';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** True while a waiting card is about to leave its group or its place, or to become higher or lower with its last minutes. */
const isMove = (shown: CardGroups, next: CardGroups): boolean =>
  shown.waitingIds.some(
    (id) => !next.waitingIds.includes(id) || shown.endingIds.includes(id) !== next.endingIds.includes(id),
  ) || shown.waitingIds.join() !== next.waitingIds.filter((id) => shown.waitingIds.includes(id)).join();

/** True while a finger or a mouse button is down. */
let isPressed = false;

const onPress = (changed: () => void): (() => void) => {
  const listening = new AbortController();
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu'] as const) {
    const listen = (): void => {
      isPressed = type === 'pointerdown';
      changed();
    };
    document.addEventListener(type, listen, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    isPressed = false;
  };
};

/** The card groups on screen: such a change is animated, since the cards below move, and nothing moves under a press. */
export const useCardGroups = (): CardGroups => {
  const next = useUnit($cardGroups);
  const [shown, setShown] = useState(next);
  const isHeld = useSyncExternalStore(onPress, () => isPressed);
  const isMoving = isMove(shown, next);
  const newest = useRef(next);
  useLayoutEffect(() => {
    newest.current = next;
    if (isHeld) return;
    // Several numbers may go while the code loads or a transition begins, and promises need not resolve in order.
    const show = (): void => setShown(newest.current);
    // Loaded with the first card that moves: many visits see none.
    if (isMoving) void import('./card-view-transition').then(({ animateCards }) => animateCards(show), show);
    else show();
  }, [isHeld, isMoving, next]);
  return isMoving || isHeld ? shown : next;
};
