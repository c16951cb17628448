import { X } from 'lucide';
import { useId, type ReactNode } from 'react';

import type { ElementProps } from './element-props';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { FadeOut } from './fade-out';
import { BACKDROP, useModal } from './dialog/use-modal';

export interface DialogProps extends ElementProps<HTMLDialogElement> {
  /** True while the dialog is open; controlled by the caller. */
  open: boolean;
  /** Visible title. */
  title: string;
  /** Called when the user dismisses the dialog: Close button, Escape or a click on the backdrop. */
  onClose: () => void;
  /** Scrolls below the title when it overflows. Rendered only while the dialog is open. */
  children: ReactNode;
}

/**
 * The native modal dialog, for a task that comes before the rest of the page: it traps the focus, closes on Escape and
 * restores the focus. Full screen on phones. For the details of one row, for Add Funds, and for tasks of up to a
 * minute. Not to confirm an action: cancelling and completing a number happen at once. Escape closes it, if the caller
 * agrees. Toasts move into the top layer while it is open, so they are still announced.
 */
export function Dialog({ open, title, onClose, children, ref, id }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose, ref)}
      id={id}
      aria-labelledby={titleId}
      className="m-auto w-full max-w-lg animate-enter overflow-visible bg-transparent text-ink backdrop:bg-overlay max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:max-w-none"
    >
      {open && (
        <FadeOut
          layer={BACKDROP}
          className="flex max-h-[calc(100dvh-4rem)] flex-col overflow-hidden rounded-card border border-line bg-raised shadow-popover max-md:h-full max-md:max-h-none max-md:rounded-none max-md:border-0"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-3 pl-5">
            <h2 id={titleId} className="text-base font-semibold">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} icon={<Icon of={X} className="size-4" />} />
          </div>
          {/* Focusable, so that the keyboard can scroll it even without focusable content. */}
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 py-5 -outline-offset-2">
            {children}
          </div>
        </FadeOut>
      )}
    </dialog>
  );
}
