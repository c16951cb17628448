import { useEffect, useRef, useState, type MouseEvent as ReactMouseEvent } from 'react';

/** From this width on the panel is always open beside the page (spec §2). */
const WIDE = '(min-width: 64rem)';

/**
 * A panel that the user opens with a button and that Escape or a click outside closes. While it is open, Tab cycles
 * through its links and `button`, which always shows; when it closes, the focus returns to the button that opened it.
 */
export const useDrawer = () => {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const toggle = ({ currentTarget }: ReactMouseEvent<HTMLButtonElement>) => {
    if (!open) opener.current = currentTarget;
    setOpen(!open);
  };

  const close = () => {
    setOpen(false);
    const { activeElement } = document;
    // If the user clicked on something else that can be focused, that keeps the focus.
    if (activeElement === document.body || panel.current?.contains(activeElement)) opener.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    panel.current?.focus();

    const closeOnOutsideClick = (event: MouseEvent) => {
      // The event's path, not the target's present ancestors: the clicked icon may have been replaced meanwhile.
      const path = event.composedPath();
      const inside = [panel, button, opener].some(
        ({ current }) => current !== null && path.includes(current),
      );
      if (!inside) close();
    };
    const keepFocusInside = (event: KeyboardEvent) => {
      const first = panel.current?.querySelector('a');
      const { activeElement } = document;
      const leavesBackward = event.shiftKey && (activeElement === first || activeElement === panel.current);
      const leavesForward = !event.shiftKey && activeElement === button.current;
      if (!leavesBackward && !leavesForward) return;
      event.preventDefault();
      (leavesForward ? first : button.current)?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepFocusInside(event);
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', closeOnOutsideClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    window.matchMedia(WIDE).addEventListener('change', () => setOpen(false), { signal });
    return () => listening.abort();
  }, [open]);

  return { open, toggle, close, panel, button };
};
