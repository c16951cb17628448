import { Check } from 'lucide';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';

/** The four steps of a purchase (spec §2). */
export type WizardStepName = 'country' | 'service' | 'operator' | 'confirm';

/** Step names in their order, also used as headings. */
export const STEP_NAMES: Record<WizardStepName, string> = {
  country: 'Select Country',
  service: 'Select Service',
  operator: 'Select Operator',
  confirm: 'Confirm Purchase',
};

const STEPS = Object.keys(STEP_NAMES) as readonly WizardStepName[];

type Progress = 'done' | 'current' | 'ahead';

/** Class names of a step's bar, number and name. */
const LOOKS: Record<Progress, { bar: string; marker: string; text: string }> = {
  done: {
    bar: 'border-accent',
    marker: 'border-accent-fill bg-accent-fill text-on-accent',
    text: 'text-ink',
  },
  current: {
    bar: 'border-accent',
    marker: 'border-accent bg-accent-soft text-accent forced-chosen',
    text: 'font-medium text-ink',
  },
  ahead: {
    bar: 'border-line',
    marker: 'border-line bg-sunken text-ink-muted',
    text: 'text-ink-muted',
  },
};

export interface StepIndicatorProps {
  /** Current step; earlier ones are done. */
  current: WizardStepName;
}

/**
 * Progress of the purchase: four named steps, or 'Step 2 of 4' over bars below 768 px (spec §2). At the top
 * of the wizard. Not for going back: use 'Back' and the summary; the steps are not clickable. A completed
 * step reads ', done'.
 */
export function StepIndicator({ current }: StepIndicatorProps) {
  const currentIndex = STEPS.indexOf(current);
  return (
    <div>
      <p className="mb-2 text-sm font-medium text-ink md:hidden">
        {`Step ${currentIndex + 1} of ${STEPS.length}: ${STEP_NAMES[current]}`}
      </p>
      <ol aria-label="Purchase steps" className="grid grid-cols-4 gap-2 md:gap-4">
        {STEPS.map((step, index) => {
          const progress = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'ahead';
          const look = LOOKS[progress];
          return (
            <li
              key={step}
              aria-current={progress === 'current' ? 'step' : undefined}
              className={classes('border-t-2 md:pt-3', look.bar)}
            >
              <span className="sr-only md:not-sr-only md:flex md:items-center md:gap-2.5">
                <span
                  aria-hidden
                  className={classes(
                    'grid size-6 shrink-0 place-items-center rounded-pill border text-xs font-medium',
                    look.marker,
                  )}
                >
                  {progress === 'done' ? <Icon of={Check} className="size-3.5" /> : index + 1}
                </span>
                <span className={classes('text-sm', look.text)}>{STEP_NAMES[step]}</span>
                {progress === 'done' && <span className="sr-only">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
