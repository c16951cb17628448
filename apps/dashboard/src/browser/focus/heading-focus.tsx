import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Moves the focus to the first heading inside an element; returns true when the heading took it. */
const focusHeadingOf = (container: Element | null | undefined): boolean => {
  const heading = container?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
};

/**
 * Elements to search for a heading, nearest first: the siblings of the removed element, then its ancestors up
 * to `main`.
 */
const focusCandidates = ({ target, nextSibling, previousSibling }: MutationRecord): Element[] => {
  const places = [nextSibling, previousSibling].filter((node) => node instanceof Element);
  for (
    let place = target instanceof Element ? target : null;
    place?.closest('main');
    place = place.parentElement
  ) {
    places.push(place);
  }
  return places;
};

/**
 * Recovers the focus when the focused element is removed or disabled: moves it to the nearest heading, from
 * where Tab and the arrow keys continue, instead of letting it fall back to the start of the document. Not to
 * the element now in that place, which may be another number's 'Mark Complete'. A page without a heading, as
 * while the server is checked, is soon followed by one with.
 * @returns a function that stops it
 */
export const recoverFocus = (): (() => void) => {
  let last: Element | null = null;
  let isLost = false;
  const trackFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((records) => {
    const lost = last;
    if (lost === null) return;
    const gap = records.find(
      ({ target, removedNodes }) => target === lost || [...removedNodes].some((node) => node.contains(lost)),
    );
    if (gap !== undefined) isLost = !lost.isConnected || lost.matches(':disabled');
    // Other code has already moved the focus on.
    if (document.activeElement !== document.body && document.activeElement !== lost) isLost = false;
    if (!isLost) return;
    const candidates = gap === undefined ? [] : focusCandidates(gap);
    isLost = !candidates.some(focusHeadingOf) && !focusHeadingOf(document.querySelector('main'));
    if (!isLost) last = document.activeElement;
  });
  document.addEventListener('focusin', trackFocus);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', trackFocus);
    observer.disconnect();
  };
};

/** Calls `tryFocus` until it finds its heading: at once, else as soon as the screen has loaded. */
const whenShown = (tryFocus: () => boolean): (() => void) => {
  if (tryFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * Moves the focus to the heading of a page that was navigated to, so that it is read out and Tab continues
 * from there; a page that is opened in its middle marks another heading as `data-initial-focus`. The first
 * page, and a redirect on the way to it, leave the focus where the browser puts it. For focus lost within a
 * page see `recoverFocus`.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  // When going back, the browser restores the scroll position itself.
  const startsAtTop = useNavigationType() !== NavigationType.Pop;
  const shown = useRef<string>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    return whenShown(() => {
      const heading =
        document.querySelector<HTMLElement>('main [data-initial-focus]') ??
        document.querySelector<HTMLElement>('main h1');
      if (heading === null) return false;
      if (shown.current !== null) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        if (startsAtTop) window.scrollTo(0, 0);
      }
      shown.current = pathname;
      return true;
    });
  }, [pathname, startsAtTop]);

  return null;
}
