import { MessageSquareText } from 'lucide-react';

import { Spinner } from '../../primitives/spinner';
import { FullScreen } from './full-screen';

/** Props of {@link WaitingScreen}. */
export interface WaitingScreenProps {
  /** What is being waited for. */
  label: string;
}

/** The page while the product is starting. */
export function WaitingScreen({ label }: WaitingScreenProps) {
  return (
    <FullScreen>
      <span className="flex size-14 items-center justify-center rounded-card bg-accent text-on-accent shadow-popover">
        <MessageSquareText aria-hidden className="size-7" />
      </span>
      <Spinner label={label} />
    </FullScreen>
  );
}
