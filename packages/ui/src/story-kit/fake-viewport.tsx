import type { ReactNode } from 'react';

export interface FakeViewportProps {
  /** px */
  height: number;
  children: ReactNode;
}

/** Stands in for the window: what is fixed to an edge of the screen stays inside. */
export function FakeViewport({ height, children }: FakeViewportProps) {
  return (
    <div className="w-full rounded-card border border-line bg-canvas contain-layout" style={{ height }}>
      {children}
    </div>
  );
}
