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
 * Reloads what a page shows. Among the actions of the PageHeader; only its word, since the header has the
 * icon already, for the balance.
 */
export function RefreshButton({ children, ...button }: RefreshButtonProps) {
  return (
    // Its word ends where the page does; beside another action the narrowest phones have room for its icon.
    <span className="group/refresh -ml-4 inline-flex not-last:-mr-2 last:-mr-4 md:not-last:mr-0">
      <Button
        {...button}
        variant="ghost"
        icon={<Icon of={RefreshCw} className="size-4 group-last/refresh:hidden min-[24rem]:hidden" />}
      >
        <span className="max-[24rem]:group-not-last/refresh:sr-only">Refresh</span>
        {children}
      </Button>
    </span>
  );
}
