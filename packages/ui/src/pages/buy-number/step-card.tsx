import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { STEP_NAMES, type WizardStep } from '../../parts/step-indicator';

/** Props of {@link StepCard}. */
export interface StepCardProps {
  step: WizardStep;
  /** True while a purchase or the rate-limit wait holds the wizard where it is (spec §4). */
  isBackDisabled: boolean;
  onBack: () => void;
  children: ReactNode;
  /** The main action of the step, beside 'Back'. */
  action?: ReactNode;
}

/** Frame of one step: its heading, its content and the way back. */
export function StepCard({ step, isBackDisabled, onBack, children, action }: StepCardProps) {
  const heading = useFocusOnStepChange(step);
  return (
    <Card className="overflow-clip">
      <h2
        ref={heading}
        tabIndex={-1}
        className="border-b border-line px-4 py-3 text-base font-semibold text-ink outline-none max-md:sr-only"
      >
        {STEP_NAMES[step]}
      </h2>
      {children}
      {step !== 'country' && (
        <div className="flex flex-col-reverse gap-3 border-t border-line px-4 py-3 sm:flex-row sm:items-start sm:justify-between">
          <Button
            icon={<ArrowLeft aria-hidden className="size-4" />}
            size="lg"
            disabled={isBackDisabled}
            onClick={onBack}
          >
            Back
          </Button>
          {action}
        </div>
      )}
    </Card>
  );
}

/** A choice removes the very button that had the focus; the next step's heading takes it over. */
function useFocusOnStepChange(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
