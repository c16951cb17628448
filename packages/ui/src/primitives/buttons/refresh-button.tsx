import { RefreshCw } from 'lucide';

import { Icon } from '../icon';
import { Button } from './button';

export interface RefreshButtonProps {
  /** True while a reload that the user asked for is in flight. Polling is not shown. */
  busy: boolean;
  onClick: () => void;
}

/**
 * Reloads what a page shows. Among the actions of the PageHeader; on phones only its icon. Not beside a
 * LoadError that offers 'Try Again'.
 */
export function RefreshButton({ busy, onClick }: RefreshButtonProps) {
  return (
    <Button
      variant="ghost"
      iconOnPhones
      busy={busy}
      onClick={onClick}
      icon={<Icon of={RefreshCw} className="size-4" />}
    >
      Refresh
    </Button>
  );
}
