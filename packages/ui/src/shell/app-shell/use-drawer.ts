import { useEffect, useRef, useState } from 'react';

/** A panel that the user opens with a button and that gives way to anything else. */
export const useDrawer = () => {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    panel.current?.focus();

    const closeOnOutsideClick = ({ target }: MouseEvent) => {
      const inside = [panel, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!inside) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };

    document.addEventListener('click', closeOnOutsideClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOnOutsideClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return { open, setOpen, panel, button };
};
