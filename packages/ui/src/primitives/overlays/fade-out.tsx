import type { ReactNode } from 'react';

import { useFadeOut } from './use-fade-out';

export interface FadeOutProps {
  children: ReactNode;
  /** Look and layout. */
  className?: string | undefined;
  /** Class names of elements that animate out with it, for example a backdrop. */
  layer?: string | undefined;
}

/** A box that fades out when it is removed. */
export const FadeOut = ({ children, className, layer }: FadeOutProps) => (
  <div ref={useFadeOut(layer)} className={className}>
    {children}
  </div>
);
