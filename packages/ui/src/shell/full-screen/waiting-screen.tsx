import type { ReactNode } from 'react';

import { Spinner } from '../../primitives/spinner';
import { BrandMark } from '../brand';
import { FullScreen } from './full-screen';

/** Props of {@link WaitingScreen}. */
export interface WaitingScreenProps {
  /** What is being waited for. */
  label: string;
  /** What there is to say about a longer wait. */
  children?: ReactNode;
}

/** The page while the product is starting. */
export function WaitingScreen({ label, children }: WaitingScreenProps) {
  return (
    <FullScreen>
      <BrandMark size="large" />
      <Spinner label={label} />
      {children}
    </FullScreen>
  );
}
