import { useEffect, type ReactNode } from 'react';

import { useModal } from '../../primitives/dialog';

/** From this width on the sidebar stands beside the page (spec §2). */
const WIDE = '(min-width: 64rem)';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** Whether it is shown; the caller decides. */
  open: boolean;
  /** The user asked to close it: with Escape or by pressing beside it; or the window became wide enough without it. */
  onClose: () => void;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** What slides over a narrow page from its left edge: a modal dialog of the browser. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  // A modal dialog that is merely hidden would leave the page below it inert.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <dialog
      {...useModal(open, onClose)}
      aria-label="Menu"
      className="fixed inset-y-0 left-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface text-ink shadow-popover transition-transform backdrop:bg-overlay starting:-translate-x-full print:hidden"
    >
      {open && children}
    </dialog>
  );
}
