import { ChartColumn } from 'lucide';

import { Button } from '../primitives/button';
import { Icon } from '../primitives/icon';

export interface ChartsButtonProps {
  /** True while the charts are visible. */
  open: boolean;
  /** Id of the element around the charts. */
  controls: string;
  /** Called when the user shows or hides the charts. */
  onToggle: () => void;
}

/** Toggle for the charts of a page. Their code and data load on first use. */
export function ChartsButton({ open, controls, onToggle }: ChartsButtonProps) {
  return (
    <Button
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      icon={<Icon of={ChartColumn} className="size-4" />}
    >
      {open ? 'Hide charts' : 'Show charts'}
    </Button>
  );
}
