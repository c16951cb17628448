/** Moves the focus to the first heading in there that can take it. */
const focusHeadingOf = (place: Element | null | undefined): boolean => {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
};

/** Where to look for a heading, nearest first: what stands beside the gap, then what the gap is in, then the page. */
const placesNear = ({ target, nextSibling, previousSibling }: MutationRecord): Element[] => {
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
 * Catches the focus when what had it vanishes or can no longer be used: it goes to the heading nearest to the gap,
 * from where Tab and the arrow keys go on, instead of to the start of the document. A heading, for what stands in
 * the place now may be another number's 'Mark Complete'.
 * @returns stops it
 */
export const keepFocus = (): (() => void) => {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((records) => {
    const lost = last;
    if (lost === null) return;
    const gap = records.find(
      ({ target, removedNodes }) => target === lost || [...removedNodes].some((node) => node.contains(lost)),
    );
    if (gap === undefined || (lost.isConnected && !lost.matches(':disabled'))) return;
    // Somebody else has moved it on.
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    const found = placesNear(gap).some(focusHeadingOf) || focusHeadingOf(document.querySelector('main'));
    if (found) last = document.activeElement;
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
};
