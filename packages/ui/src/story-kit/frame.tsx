import type { ReactNode } from 'react';

export interface FrameProps {
  /** px */
  width: number;
  children: ReactNode;
}

/** Holds a component to a width, to show how it copes with little room. */
export function Frame({ width, children }: FrameProps) {
  return (
    <div className="max-w-full" style={{ width }}>
      {children}
    </div>
  );
}
