import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { arrowKeyNavigation } from '../../parts/catalogue/choice-row';
import { STEP_NAMES, type WizardStepName } from '../../parts/purchase/step-indicator';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { classes } from '../../primitives/classes';

export interface StepCardProps {
  /** The step; its name is the heading. */
  step: WizardStepName;
  /** True while a purchase or the rate-limit wait locks the wizard (spec §4). */
  isBackDisabled: boolean;
  /** Called when the user goes one step back. */
  onBack: () => void;
  /** The choices, or the confirmation. */
  children: ReactNode;
  /** Main action of the step, next to 'Back'; on phones in a bar at the bottom, within reach of the thumb. */
  action?: ReactNode;
  /** Further actions. They load late, so they are last: 'Back' and the main action must not move. */
  extras?: ReactNode;
}

/** Layout of one step: heading, content, navigation and further actions. */
export function StepCard({ step, isBackDisabled, onBack, children, action, extras }: StepCardProps) {
  const { heading, content } = useFocusOnStepChange(step);
  const headingId = useId();
  return (
    <Card className="overflow-clip">
      <section aria-labelledby={headingId} className="flex flex-wrap justify-between">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          // Focus target of a deep link to the last step.
          data-initial-focus={step === 'confirm' || undefined}
          className="w-full border-b border-line px-4 py-3 text-base font-semibold text-ink outline-none max-md:sr-only"
        >
          {STEP_NAMES[step]}
        </h2>
        <div ref={content} className="w-full" onKeyDown={arrowKeyNavigation}>
          {children}
        </div>
        {step !== 'country' && (
          <div className="grow border-t border-line px-4 py-3 max-md:w-full">
            <Button
              icon={<ArrowLeft aria-hidden className="size-4" />}
              size="lg"
              disabled={isBackDisabled}
              onClick={onBack}
            >
              Back
            </Button>
          </div>
        )}
        {action && <ActionBar>{action}</ActionBar>}
        {extras && (
          <div className="flex w-full flex-col gap-4 border-t border-line p-4 empty:hidden">{extras}</div>
        )}
      </section>
    </Card>
  );
}

/** Main action: next to 'Back', on phones a bar at the bottom of the window. */
function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className={classes(
        'border-t border-line bg-surface px-4 py-3',
        'phone:fixed phone:inset-x-0 phone:bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] phone:z-10 phone:px-safe-4 max-md:w-full',
      )}
    >
      {children}
    </div>
  );
}

/**
 * Returns true with a mouse, and so with a keyboard: on a touch screen, focusing a search box would open the virtual
 * keyboard.
 */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** A choice removes the focused button; the search box of the next step takes the focus, or else its heading. */
function useFocusOnStepChange(step: WizardStepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef<WizardStepName>(null);
  useEffect(() => {
    const isFirst = shownStep.current === null;
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The page itself has the focus on the first step, unless a deep link opened the last one while it was loading.
    if (isFirst && !(step === 'confirm' && document.activeElement?.tagName === 'H1')) return;
    const search = hasKeyboard() ? content.current?.querySelector<HTMLElement>('input[type="search"]') : null;
    (search ?? heading.current)?.focus();
  }, [step]);
  return { heading, content };
}
