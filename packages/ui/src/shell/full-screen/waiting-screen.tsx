import type { ReactNode } from 'react';

import { Spinner } from '../../primitives/spinner';
import { BrandMark } from '../brand';
import { FullScreen } from './full-screen';

export interface WaitingScreenProps {
  /** Label of the wait. */
  label: string;
  /** Details when loading takes longer. */
  children?: ReactNode;
}

/** Full-screen loading state during start. */
export function WaitingScreen({ label, children }: WaitingScreenProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <Spinner label={label} />
      {children}
    </FullScreen>
  );
}
