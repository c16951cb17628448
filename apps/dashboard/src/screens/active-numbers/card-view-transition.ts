import { flushSync } from 'react-dom';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The parts of the page that move, outer ones first; the page names each with `viewTransitionName`. */
const movingParts = () => [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')];

/** With more parts than an eye can follow the change just happens: the browser takes a picture of each. */
const MOST_PARTS = 40;

const placesOf = (parts: readonly HTMLElement[]) =>
  new Map(parts.map((part) => [part.style.viewTransitionName, part.getBoundingClientRect()]));

/**
 * Leaves every part where the eye has it, until the returned function is called: the transition then moves it. Without
 * this, browsers count the new layout as one that jumped.
 */
const hold = (before: ReadonlyMap<string, DOMRect>): (() => void) => {
  const parts = movingParts();
  for (const part of parts) {
    const place = before.get(part.style.viewTransitionName);
    const { left, top } = part.getBoundingClientRect();
    if (place) part.style.translate = `${place.left - left}px ${place.top - top}px`;
  }
  return () => parts.forEach((part) => (part.style.translate = ''));
};

/**
 * Shows a change of the page as a movement, where the browser can and the user wants to see one; otherwise the change
 * just happens.
 */
export const moveCards = (change: () => void): void => {
  const canMove = 'startViewTransition' in document && document.visibilityState === 'visible';
  if (!canMove || matchMedia(REDUCED_MOTION).matches || movingParts().length > MOST_PARTS) {
    change();
    return;
  }
  let letGo = (): void => undefined;
  let hasEnded = false;
  const { ready } = document.startViewTransition(() => {
    const before = placesOf(movingParts());
    flushSync(change);
    // A transition that was skipped before it began has already ended.
    if (!hasEnded) letGo = hold(before);
  });
  // It also fails when a later change takes the place of this one.
  const end = (): void => {
    hasEnded = true;
    letGo();
  };
  ready.then(end, end);
};
