import { useEffect, type ReactNode } from 'react';

import { BACKDROP, useModal } from '../../primitives/dialog/use-modal';
import { classes } from '../../primitives/classes';
import { FadeOut } from '../../primitives/fade-out';
import { watchMedia } from '../../primitives/media-query';

/** From this width on the sidebar is next to the page (spec §2). */
const watchWide = watchMedia('(min-width: 64rem)');

export interface DrawerProps {
  /** True while open; controlled by the caller. */
  open: boolean;
  /** Called on Escape, on a click on the backdrop, or when the window becomes wide enough for the sidebar. */
  onClose: () => void;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A native modal dialog that slides in from the left edge on narrow screens. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  // A modal dialog that is only hidden would leave the page below it inert.
  useEffect(() => (open ? watchWide(onClose) : undefined), [open, onClose]);

  return (
    <dialog
      {...useModal(open, onClose)}
      aria-label="Menu"
      className={classes(
        'fixed inset-y-0 left-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface text-ink shadow-popover',
        'transition-transform backdrop:bg-overlay starting:-translate-x-full print:hidden',
      )}
    >
      {open && (
        <FadeOut layer={BACKDROP} className="h-full">
          {children}
        </FadeOut>
      )}
    </dialog>
  );
}
