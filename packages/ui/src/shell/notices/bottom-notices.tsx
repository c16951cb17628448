import type { ReactNode } from 'react';

import { classes } from '../../primitives/classes';

export interface BottomNoticesProps {
  /** From top to bottom. They take the pointer themselves: beside them the page can be used. */
  children: ReactNode;
}

/**
 * The notices at the bottom of the window, above the tabs and the page's main action: a notice that comes
 * late moves nothing under a finger. In a window as low as at 400 % zoom, where it would cover what is read,
 * they stand at the end of the page. Once, around the connection badge and the lines about the account. A
 * polite live region that is always there: one that comes with its text would not be announced.
 */
export function BottomNotices({ children }: BottomNoticesProps) {
  return (
    // Without a height of its own it does not move as a whole when a notice joins or leaves.
    <div
      data-bottom-notices
      aria-live="polite"
      className={classes(
        'pointer-events-none fixed inset-x-0 bottom-above-bars z-40 flex h-0 flex-col justify-end lg:left-60 print:hidden',
        '[@media(height<30rem)]:static [@media(height<30rem)]:h-auto',
      )}
    >
      {children}
    </div>
  );
}
