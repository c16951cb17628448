import type { ReactNode } from 'react';

import { classes } from '../classes';

export interface LoadingRowsProps {
  /** Heard, for example 'Loading operators...'. */
  label: string;
  count: number;
  /** Height and padding of a row, as it will have: nothing moves then. */
  className: string;
  /** The Skeletons of one row. */
  children: ReactNode;
}

/** A list that loads, announced as a status. */
export function LoadingRows({ label, count, className, children }: LoadingRowsProps) {
  return (
    <div role="status" className="flex flex-1 flex-col divide-y divide-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={classes('flex items-center gap-3', className)}>
          {children}
        </div>
      ))}
    </div>
  );
}
