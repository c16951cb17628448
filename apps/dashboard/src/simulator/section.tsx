import { Button, type ButtonProps } from '@sms/ui/primitives/buttons/button';
import { useId, type ReactNode } from 'react';
import type { SimulatorControls, SimulatorState } from './controls';
import type { Perform } from './use-world';

export interface SectionProps {
  readonly state: SimulatorState;
  readonly controls: SimulatorControls;
  readonly perform: Perform;
}

/** A group of commands under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 border-t border-line px-4 py-3 first:border-t-0"
    >
      <h3 id={id} className="text-xs font-semibold text-ink-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A row of buttons. */
export function Commands({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

/** A button that runs a command of the simulated backend. */
export function Command(props: Pick<ButtonProps, 'children' | 'onClick' | 'disabled' | 'describedBy'>) {
  return <Button size="sm" {...props} />;
}
