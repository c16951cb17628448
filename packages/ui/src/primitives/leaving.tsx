import type { ReactNode } from 'react';

import { useFadeOut } from './use-fade-out';

export interface LeavingProps {
  children: ReactNode;
  /** Look and layout. */
  className?: string | undefined;
  /** Class names of elements that animate out with it, for example a backdrop. */
  layer?: string | undefined;
}

/** A box that fades out when it is removed. */
export const Leaving = ({ children, className, layer }: LeavingProps) => (
  <div ref={useFadeOut(layer)} className={className}>
    {children}
  </div>
);
