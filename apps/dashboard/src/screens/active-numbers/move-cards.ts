/** Duration in ms. */
const MOVE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Position of each moving part of the page, by its key. */
export type Positions = ReadonlyMap<string | undefined, DOMRect>;

/** Outermost first: a section moves with its cards. */
const movingParts = () => [...document.querySelectorAll<HTMLElement>('[data-moves]')];

/** Where the parts are now, also in the middle of a movement. */
export const positions = (): Positions =>
  new Map(movingParts().map((part) => [part.dataset['moves'], part.getBoundingClientRect()]));

/**
 * Lets every part start from where it was: after a change of the page, before it is painted, so that it is no layout
 * shift. Only the compositor has work with it, and a press answers at once meanwhile. With reduced motion a part jumps.
 */
export const moveFrom = (before: Positions): void => {
  const parts = movingParts();
  // Until then a part is where its last movement has brought it.
  for (const part of parts) for (const movement of part.getAnimations()) movement.cancel();
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : MOVE_MS;
  for (const part of parts) {
    const from = before.get(part.dataset['moves']);
    const { left, top } = part.getBoundingClientRect();
    if (from && (from.left !== left || from.top !== top))
      part.animate(
        { translate: [`${from.left - left}px ${from.top - top}px`, '0'] },
        { duration, easing: EASING },
      );
  }
};
