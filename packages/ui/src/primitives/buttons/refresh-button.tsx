import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '../icon';
import { Button } from './button';

export interface RefreshButtonProps {
  /** True while a reload that the user asked for is in flight. Polling is not shown. */
  busy: boolean;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  onClick: () => void;
  /** Beside 'Refresh', for example how long it has been loading. */
  children?: ReactNode;
}

/**
 * Reloads what a page shows. Among the actions of the PageHeader; on phones only its icon. Not beside a
 * LoadError that offers 'Try Again'.
 */
export function RefreshButton({ children, ...button }: RefreshButtonProps) {
  return (
    <Button {...button} variant="ghost" iconOnPhones icon={<Icon of={RefreshCw} className="size-4" />}>
      <span>Refresh</span>
      {children}
    </Button>
  );
}
