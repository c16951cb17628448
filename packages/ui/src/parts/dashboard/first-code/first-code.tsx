import { Check } from 'lucide-react';
import { useId } from 'react';

import { classes } from '../../../primitives/classes';
import { LinkButton } from '../../../primitives/link-button';

export interface FirstCodeProps {
  /** True once there is money on the account: the second step is next. */
  hasFunds: boolean;
}

/** What a new account does, in order. The next step has the only filled button of the page. */
export function FirstCode({ hasFunds }: FirstCodeProps) {
  const titleId = useId();
  const next = hasFunds ? 1 : 0;
  const steps = [
    {
      title: 'Add funds',
      action: (
        <LinkButton to="/transactions" variant="primary" size="lg">
          Add Funds
        </LinkButton>
      ),
    },
    {
      title: 'Choose a service and a country',
      action: (
        <LinkButton to="/buy-number" variant="primary" size="lg">
          Buy Number
        </LinkButton>
      ),
    },
    { title: 'Your code appears here', action: null },
  ];
  return (
    <section aria-labelledby={titleId} className="flex flex-1 flex-col justify-center gap-3 p-4 md:px-6">
      <h2 id={titleId} className="text-lg font-semibold text-ink">
        Your first code
      </h2>
      <ol className="flex flex-col gap-1">
        {steps.map(({ title, action }, place) => (
          <li
            key={title}
            aria-current={place === next ? 'step' : undefined}
            className="flex min-h-11 items-center gap-3 max-xs:flex-wrap"
          >
            <span
              aria-hidden
              className={classes(
                'grid size-7 shrink-0 place-items-center rounded-pill border text-sm font-semibold',
                place === next
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'border-line-strong text-ink-muted',
              )}
            >
              {place < next ? <Check className="size-4" /> : place + 1}
            </span>
            <span
              className={classes(
                'min-w-0 flex-1 text-sm',
                place === next ? 'font-medium text-ink' : 'text-ink-muted',
              )}
            >
              {title}
              {place < next && <span className="sr-only"> (done)</span>}
            </span>
            {place === next && action}
          </li>
        ))}
      </ol>
    </section>
  );
}
