import type { ReactNode } from 'react';

/** The one way on: in the receipt, on phones a bar at the bottom of the window, within reach of the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="phone:fixed phone:inset-x-0 phone:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] phone:z-10 phone:border-t phone:border-line phone:bg-surface phone:px-safe-4 phone:py-3"
    >
      {children}
    </div>
  );
}
