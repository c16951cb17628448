import { ChartColumn } from 'lucide-react';

import { Button } from '../../../primitives/button';

export interface ChartsButtonProps {
  /** Whether the charts are shown. */
  open: boolean;
  /** Id of the element that holds them. */
  controls: string;
  /** Shows the charts where they are hidden, and the other way round. */
  onToggle: () => void;
}

/** Shows and hides the charts of a page, whose code and figures are loaded once somebody asks for them. */
export function ChartsButton({ open, controls, onToggle }: ChartsButtonProps) {
  return (
    <Button
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      icon={<ChartColumn aria-hidden className="size-4" />}
    >
      {open ? 'Hide charts' : 'Show charts'}
    </Button>
  );
}
