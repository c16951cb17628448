import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recoverFocus } from './focus-recovery';

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
 * Moves the focus to the heading of a page that was navigated to, so that it is read out and Tab continues from there;
 * a page that is opened in its middle marks another heading as `data-initial-focus`. The first page, and a redirect on
 * the way to it, leave the focus where the browser puts it. For focus lost within a page see `recoverFocus`.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  // When going back, the browser restores the scroll position itself.
  const startsAtTop = useNavigationType() !== NavigationType.Pop;
  const shown = useRef<string>(null);

  useEffect(recoverFocus, []);
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
