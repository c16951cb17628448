import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Fades out an element that leaves the page: React removes it in one frame, so an inert copy fades in its
 * place. With reduced motion there is no copy, nor while another one fades: of a hundred toasts a second the
 * copies would cost more than the page.
 * @param layer - class names of the layer around the copy: its backdrop and stacking order
 * @returns ref of the element
 */
export const useFadeOut = <Element extends HTMLElement>(layer = 'z-50'): RefObject<Element | null> => {
  const ref = useRef<Element>(null);
  // A layout effect: its clean-up runs before the element is removed.
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (current !== null) fadeOut(current, layer);
    };
  }, [layer]);
  return ref;
};

const fadeOut = (element: HTMLElement, layer: string): void => {
  if (document.querySelector('body > .animate-leave') !== null) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    animation: 'none',
  });
  const scrolled = [...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
  const ghost = document.createElement('div');
  ghost.className = `pointer-events-none fixed inset-0 animate-leave print:hidden ${layer}`;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(copy);
  ghost.addEventListener('animationend', () => ghost.remove());
  // At once: of the elements that leave in one update only the first is measured and copied.
  document.body.append(ghost);
  queueMicrotask(() => {
    // Strict mode runs clean-ups of elements that stay.
    if (element.isConnected) ghost.remove();
    copy.querySelectorAll('*').forEach((part, index) => {
      const top = scrolled[index] ?? 0;
      // Each would compute the layout.
      if (top > 0) part.scrollTop = top;
    });
  });
};
