import { $cardGroups, type CardGroups } from '@sms/domain/numbers';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { moveFrom, positions, type Positions } from './move-cards';

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

/** The card groups on screen: their cards move to a new place, and nothing moves under a press. */
export const useCardGroups = (): CardGroups => {
  const next = useUnit($cardGroups);
  const [shown, setShown] = useState(next);
  const isHeld = useSyncExternalStore(onPress, () => isPressed);
  const isMoving = isMove(shown, next);
  const before = useRef<Positions>(null);
  useLayoutEffect(() => {
    if (isHeld) return;
    if (isMoving) before.current = positions();
    setShown(next);
  }, [isHeld, isMoving, next]);
  useLayoutEffect(() => {
    if (before.current !== null) moveFrom(before.current);
    before.current = null;
  }, [shown]);
  return isMoving || isHeld ? shown : next;
};
