import { useEffect, type RefObject } from 'react';

interface Pauses {
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/**
 * Reports when the mouse or the keyboard focus enters and leaves the toasts. Clicks pass through a toast (decision
 * 0026), so the list receives no mouse events: the hook compares the pointer position with the bounds of the list.
 *
 * A tap neither hovers nor moves the keyboard focus, so it does not pause. Nor does a toast that appears under a mouse
 * that does not move.
 */
export const usePauses = (list: RefObject<HTMLElement | null>, { onPause, onResume }: Pauses): void => {
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    let mouse: { x: number; y: number } | null = null;
    let isPaused = false;

    const isAttended = () =>
      (mouse !== null && contains(current.getBoundingClientRect(), mouse)) ||
      current.querySelector(':focus-visible') !== null;
    const report = (isNext: boolean) => {
      if (isNext === isPaused) return;
      isPaused = isNext;
      if (isPaused) onPause();
      else onResume();
    };
    const look = () => report(isAttended());
    const onPointer = ({ pointerType, x, y }: PointerEvent) => {
      mouse = pointerType === 'touch' ? null : { x, y };
      look();
    };
    const onPointerLeave = () => {
      mouse = null;
      look();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', onPointer, { signal });
    document.addEventListener('pointerdown', onPointer, { signal });
    document.documentElement.addEventListener('pointerleave', onPointerLeave, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', look, { signal });
    // The hovered or focused element may be gone: the browser fires no event for that.
    const observer = new ResizeObserver(() => report(isPaused && isAttended()));
    observer.observe(current);
    return () => {
      listening.abort();
      observer.disconnect();
      report(false);
    };
  }, [list, onPause, onResume]);
};

function contains({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}
