import { X } from 'lucide';
import { useId, type ReactNode } from 'react';

import type { ElementProps } from '../element-props';
import { Icon } from '../icon';
import { IconButton } from '../buttons/icon-button';
import { FadeOut } from './fade-out';
import { BACKDROP, useModal } from './dialog/use-modal';

export interface DialogProps extends ElementProps<HTMLDialogElement> {
  /** True while the dialog is open; controlled by the caller. */
  open: boolean;
  title: string;
  /** Called when the user dismisses the dialog: Close button, Escape or a click on the backdrop. */
  onClose: () => void;
  /** Scrolls below the title when it overflows. Rendered only while the dialog is open. */
  children: ReactNode;
}

/**
 * The native modal dialog, for a task that comes before the rest of the page: it traps the focus
 * and restores it. Full screen on phones. For the details of one row, for Add Funds, and for
 * tasks of up to a minute. Not to confirm an action: cancelling and completing a number happen at once.
 * Escape closes it, if the caller agrees. While it is open the toasts are in it: the page below is silent.
 */
export function Dialog({ open, title, onClose, children, ref, id }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose, ref)}
      id={id}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-full max-w-none animate-enter overflow-visible bg-transparent text-ink backdrop:bg-overlay md:m-auto md:h-fit md:max-w-lg"
    >
      {open && (
        <FadeOut
          layer={BACKDROP}
          className="flex h-full flex-col overflow-hidden bg-raised md:h-auto md:max-h-[calc(100dvh-4rem)] md:rounded-card md:border md:border-line md:shadow-popover"
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
