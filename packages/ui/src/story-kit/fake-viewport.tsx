import type { ReactNode } from 'react';

/** Props of {@link Stage}. */
export interface StageProps {
  /** px */
  height: number;
  children: ReactNode;
}

/** Stands in for the window: what is fixed to an edge of the screen stays inside. */
export function Stage({ height, children }: StageProps) {
  return (
    <div className="w-full rounded-card border border-line bg-canvas contain-layout" style={{ height }}>
      {children}
    </div>
  );
}
