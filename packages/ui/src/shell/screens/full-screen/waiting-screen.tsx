import type { ReactNode } from 'react';

import { Spinner } from '../../../primitives/feedback/spinner';
import { BrandMark } from '../../brand/brand-mark';
import { FullScreen } from '../full-screen';

export interface WaitingScreenProps {
  /** Label of the wait. */
  label: string;
  /** Outlines sidebar and header, so that the page does not change its shape when they appear. */
  framed?: boolean | undefined;
  /** Details when loading takes longer. */
  children?: ReactNode;
}

/** Full-screen loading state during start. */
export function WaitingScreen({ label, framed, children }: WaitingScreenProps) {
  return (
    <FullScreen>
      {framed && (
        <div className="*:fixed *:border-line *:bg-surface">
          <div className="inset-x-0 top-0 h-header border-b" />
          <div className="inset-y-0 left-0 hidden w-60 border-r lg:block" />
        </div>
      )}
      <BrandMark size="large" />
      <Spinner label={label} />
      {children}
    </FullScreen>
  );
}
