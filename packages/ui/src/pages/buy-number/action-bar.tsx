import type { ReactNode } from 'react';

import { classes } from '../../primitives/classes';

export interface ActionBarProps {
  children: ReactNode;
  /** True with a text above the button: the content above the bar reserves space for both. @defaultValue false */
  isTall?: boolean | undefined;
}

/** The main action: in the receipt, on phones a bar at the bottom of the window, within reach of the thumb. */
export function ActionBar({ children, isTall = false }: ActionBarProps) {
  return (
    <div
      data-action-bar={isTall ? 'tall' : ''}
      className={classes(
        'phone:fixed phone:inset-x-0 phone:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] phone:z-10',
        'phone:border-t phone:border-line phone:bg-surface phone:px-safe-4 phone:py-3',
      )}
    >
      {children}
    </div>
  );
}
