import { ArrowLeft } from 'lucide';
import { useEffect, useId, useRef, type ReactNode, type KeyboardEvent } from 'react';

import { STEP_NAMES, type WizardStepName } from '../../purchase/step-indicator';
import { Button } from '../../primitives/buttons/button';
import { Card } from '../../primitives/card';
import { Icon } from '../../primitives/icon';

/** Targets of the arrow keys: the search box, then every choice, some of them beside each other. */
const STOPS = 'input[type="search"], [data-choice]';

/** Stops beside each other make a row, whatever their heights. */
const rowsOf = (stops: Iterable<HTMLElement>): readonly HTMLElement[][] => {
  const rows: HTMLElement[][] = [];
  let rowBottom = -Infinity;
  for (const stop of stops) {
    const { top, bottom } = stop.getBoundingClientRect();
    if ((top + bottom) / 2 < rowBottom) rows.at(-1)?.push(stop);
    else rows.push([stop]);
    rowBottom = bottom;
  }
  return rows;
};

/** Arrow-key navigation between the search box of a step and its choices. */
const arrowKeyNavigation = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, currentTarget, target } = event;
  // Before anything is measured: a search is typed here.
  if (!key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement)) return;
  const rows = rowsOf(currentTarget.querySelectorAll<HTMLElement>(STOPS));
  const y = rows.findIndex((row) => row.includes(target));
  const x = rows[y]?.indexOf(target) ?? -1;
  if (x < 0) return;
  const inRow = (row: readonly HTMLElement[] | undefined) => row?.[Math.min(x, row.length - 1)];
  const stops = rows.flat();
  const at = stops.indexOf(target);
  const next: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: inRow(rows[y + 1]),
    ArrowUp: inRow(rows[y - 1]),
    // In the search box they move the caret.
    ...(!(target instanceof HTMLInputElement) && { ArrowRight: stops[at + 1], ArrowLeft: stops[at - 1] }),
  };
  if (next[key] === undefined) return;
  event.preventDefault();
  next[key].focus();
};

export interface StepCardProps {
  step: WizardStepName;
  /** True while a purchase or the rate-limit wait locks the wizard (spec §4). */
  isBackDisabled: boolean;
  onBack: () => void;
  /** The choices, or the confirmation. */
  children: ReactNode;
}

/**
 * Layout of one step: heading, content and navigation. Arrow keys move between the search and the
 * choices; Enter in the search picks the first match.
 */
export function StepCard({ step, isBackDisabled, onBack, children }: StepCardProps) {
  const { heading, content } = useFocusOnStepChange(step);
  const headingId = useId();
  return (
    <Card className="overflow-clip">
      <section aria-labelledby={headingId} className="flex flex-col">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          // Focus target of a deep link to the last step.
          data-initial-focus={step === 'confirm' || undefined}
          // The step indicator shows the name.
          className="sr-only"
        >
          {STEP_NAMES[step]}
        </h2>
        <div ref={content} onKeyDown={arrowKeyNavigation}>
          {children}
        </div>
        {step !== 'country' && (
          <div className="border-t border-line px-1 py-2">
            <Button
              icon={<Icon of={ArrowLeft} className="size-4" />}
              variant="ghost"
              disabled={isBackDisabled}
              onClick={onBack}
            >
              Back
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

/**
 * Returns true with a mouse, and so with a keyboard: on a touch screen, focusing a search box would open the
 * virtual keyboard.
 */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * A choice removes the focused button; the search box of the next step takes the focus, or else its heading.
 */
function useFocusOnStepChange(step: WizardStepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef<WizardStepName>(null);
  useEffect(() => {
    const isFirst = shownStep.current === null;
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The page itself has the focus on the first step, unless a deep link opened the last one while it was
    // loading.
    if (isFirst && !(step === 'confirm' && document.activeElement?.tagName === 'H1')) return;
    const search = hasKeyboard() ? content.current?.querySelector<HTMLElement>('input[type="search"]') : null;
    (search ?? heading.current)?.focus();
  }, [step]);
  return { heading, content };
}
