import { flushSync } from 'react-dom';

/** The moving parts of the page, outermost first; each has a `viewTransitionName`. */
const movingElements = () => [...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')];

/** Above this, changes are applied without a transition: the browser takes a snapshot of each part. */
const MAX_MOVING_ELEMENTS = 40;

const positionsOf = (parts: readonly HTMLElement[]) =>
  new Map(parts.map((part) => [part.style.viewTransitionName, part.getBoundingClientRect()]));

/**
 * Keeps every part at its old position until the returned function is called: the transition then moves it. Without
 * this, browsers count a layout shift.
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

/** The change that the requested transition will apply; null once it has. */
let requested: (() => void) | null = null;
/** Ends the last freeze, if it has not ended. */
let release = (): void => undefined;

/**
 * Applies a change of the page as a view transition, where the browser supports it; for users who prefer reduced motion
 * it dissolves (`base.css` of the kit). Until it has begun, a later change replaces it: a second transition would skip
 * the first.
 */
export const animateCards = (change: () => void): void => {
  const canMove = 'startViewTransition' in document && document.visibilityState === 'visible';
  if (!canMove || movingElements().length > MAX_MOVING_ELEMENTS) {
    change();
    return;
  }
  const isRequested = requested !== null;
  requested = change;
  if (isRequested) return;
  let hasEnded = false;
  const { ready } = document.startViewTransition(() => {
    const before = positionsOf(movingElements());
    release();
    const newest = requested ?? change;
    requested = null;
    flushSync(newest);
    // A transition that was skipped before it started has already finished.
    if (!hasEnded) release = freezePositions(before);
  });
  // It also rejects when the next one replaces it, which goes on from these positions.
  const end = (): void => {
    hasEnded = true;
    if (requested === null) release();
  };
  ready.then(end, end);
};
