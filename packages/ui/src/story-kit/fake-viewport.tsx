import type { ReactNode } from 'react';

export interface FakeViewportProps {
  /** Width in px. */
  height: number;
  children: ReactNode;
}

/** Simulates the window: fixed elements stay inside. */
export function FakeViewport({ height, children }: FakeViewportProps) {
  return (
    <div className="w-full rounded-card border border-line bg-canvas contain-layout" style={{ height }}>
      {children}
    </div>
  );
}
