import { flushSync } from 'react-dom';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The parts of the page that move, outer ones first; the page names each with `viewTransitionName`. */
const movingElements = () => [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')];

/** With more parts than an eye can follow the change just happens: the browser takes a picture of each. */
const MAX_MOVING_ELEMENTS = 40;

const positionsOf = (parts: readonly HTMLElement[]) =>
  new Map(parts.map((part) => [part.style.viewTransitionName, part.getBoundingClientRect()]));

/**
 * Leaves every part where the eye has it, until the returned function is called: the transition then moves it. Without
 * this, browsers count the new layout as one that jumped.
 */
const freezePositions = (before: ReadonlyMap<string, DOMRect>): (() => void) => {
  const parts = movingElements();
  for (const part of parts) {
    const position = before.get(part.style.viewTransitionName);
    const { left, top } = part.getBoundingClientRect();
    if (position) part.style.translate = `${position.left - left}px ${position.top - top}px`;
  }
  return () => parts.forEach((part) => (part.style.translate = ''));
};

/**
 * Shows a change of the page as a movement, where the browser can and the user wants to see one; otherwise the change
 * just happens.
 */
export const animateCards = (change: () => void): void => {
  const canMove = 'startViewTransition' in document && document.visibilityState === 'visible';
  if (!canMove || matchMedia(REDUCED_MOTION).matches || movingElements().length > MAX_MOVING_ELEMENTS) {
    change();
    return;
  }
  let release = (): void => undefined;
  let hasEnded = false;
  const { ready } = document.startViewTransition(() => {
    const before = positionsOf(movingElements());
    flushSync(change);
    // A transition that was skipped before it began has already ended.
    if (!hasEnded) release = freezePositions(before);
  });
  // It also fails when a later change takes the place of this one.
  const end = (): void => {
    hasEnded = true;
    release();
  };
  ready.then(end, end);
};
