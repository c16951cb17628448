import { cardGroups, type CardGroups } from '@sms/domain/numbers/cards/card-groups';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { useStoreMap } from 'effector-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Duration in ms. */
const MOVE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Top of each moving part of the page, by its key; they stand in one column. */
type Positions = ReadonlyMap<string | undefined, number>;

/** Outermost first: a section moves with its cards. */
const movingParts = () => [...document.querySelectorAll<HTMLElement>('[data-moves]')];

/** Where the parts are now, also in the middle of a movement. */
const positions = (): Positions =>
  new Map(movingParts().map((part) => [part.dataset['moves'], part.getBoundingClientRect().top]));

/** Those of the last change, over or not. */
let movements: readonly Animation[] = [];

/**
 * Lets every part in view start from where it was: after a change of the page, before it is painted, so that
 * it is no layout shift. Only the compositor has work with it, and a press answers at once meanwhile. With
 * reduced motion a part jumps.
 */
const moveFrom = (before: Positions): void => {
  // Until then a part is where its last movement has brought it. To ask the parts for them would compute the
  // layout once more.
  for (const movement of movements) movement.cancel();
  const after = positions();
  // Read here: between two movements it would compute the layout.
  const { innerHeight } = window;
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : MOVE_MS;
  /** How far a part was below its place; 0 for a new one. */
  const wayOf = (part: HTMLElement | null | undefined): number => {
    const key = part?.dataset['moves'];
    const from = before.get(key);
    return from === undefined ? 0 : from - (after.get(key) ?? from);
  };
  movements = movingParts().flatMap((part) => {
    const key = part.dataset['moves'];
    const from = before.get(key);
    // Each that moves is a layer of its own: none that is below the view before and after.
    if (from === undefined || Math.min(from, after.get(key) ?? from) > innerHeight) return [];
    // A line goes along with its section.
    const way = wayOf(part) - wayOf(part.parentElement?.closest<HTMLElement>('[data-moves]'));
    return way === 0 ? [] : [part.animate({ translate: [`0 ${way}px`, '0'] }, { duration, easing: EASING })];
  });
};

/**
 * True while a waiting card is about to leave its group or its place, or to become higher or lower with its
 * last minutes.
 */
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
  const next = useStoreMap({
    store: $numbersNow,
    keys: [],
    fn: ({ facts, now }) => cardGroups(facts, now),
    updateFilter: isNewView,
  });
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
