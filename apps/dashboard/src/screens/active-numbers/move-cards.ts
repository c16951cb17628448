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
 * Lets every part start from where it was: after a change of the page, before it is painted. Only the compositor has
 * work with it, so that a press answers at once meanwhile. With reduced motion a part jumps.
 */
export const moveFrom = (before: Positions): void => {
  const parts = movingParts();
  // Until then a part is where its last movement has brought it.
  for (const part of parts) {
    part.style.translate = '';
    for (const movement of part.getAnimations()) movement.cancel();
  }
  // The frame of the change shows every part in its old place: an animation alone counts as a layout shift.
  const held = parts.flatMap((part) => {
    const from = before.get(part.dataset['moves']);
    const { left, top } = part.getBoundingClientRect();
    if (!from || (from.left === left && from.top === top)) return [];
    part.style.translate = `${from.left - left}px ${from.top - top}px`;
    return [{ part, translate: part.style.translate }];
  });
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = (): void => {
    for (const { part, translate } of held) {
      // A later change holds it elsewhere.
      if (part.style.translate !== translate) continue;
      part.style.translate = '';
      if (!isReduced) part.animate({ translate: [translate, '0'] }, { duration: MOVE_MS, easing: EASING });
    }
  };
  requestAnimationFrame(() => requestAnimationFrame(start));
};
