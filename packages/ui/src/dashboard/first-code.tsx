import { Check } from 'lucide';
import { Suspense, useId, useState, type ReactNode } from 'react';

import type { Limits } from '../limits';
import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/buttons/link-button';
import { PhoneGroups } from '../numbers/phone-groups';
import { ServiceLinks } from './service-links';

export interface FirstCodeProps {
  /** Smallest deposit. */
  limits: Pick<Limits, 'depositMinNgn'>;
  /** Name of the service that the user has looked for; undefined before. */
  service?: string | undefined;
  /** The number that waits for its SMS; undefined before. */
  number?: { phoneGroups: readonly string[]; countdown: ReactNode } | undefined;
  /** True once there is money on the account. */
  hasFunds: boolean;
  /** Deep link to the wizard with the given service code selected. */
  servicePath: (service: string) => string;
  /** The practice number, rendered once the user asks for one; may suspend. */
  practice: ReactNode;
}

/**
 * Three steps to the first code of a new account: name the service, add funds, use the number. The next step
 * has the only filled button of the page. As the first block of the dashboard, for an account that has not
 * received a code yet. A region 'Your first code' with an ordered list; the next step is the current one, an
 * earlier one says 'done'.
 */
export function FirstCode({ limits, service, number, hasFunds, servicePath, practice }: FirstCodeProps) {
  const titleId = useId();
  const [isPractising, setIsPractising] = useState(false);
  const steps = [
    {
      title: 'What do you need a code for?',
      isDone: service !== undefined,
      detail: service === undefined ? undefined : <bdi>{service}</bdi>,
      action: null,
    },
    {
      title: `Add from ₦${limits.depositMinNgn}`,
      isDone: hasFunds || number !== undefined,
      action: (
        <LinkButton to="/transactions" variant="primary" size="lg">
          Add Funds
        </LinkButton>
      ),
    },
    {
      title: 'Use the number',
      isDone: false,
      detail: number && (
        <>
          <bdi className="tabular-nums">
            <PhoneGroups groups={number.phoneGroups} />
          </bdi>{' '}
          {number.countdown}
        </>
      ),
      action: (
        <LinkButton to={number ? '/active-numbers' : '/buy-number'} variant="primary" size="lg">
          {number ? 'Show number' : 'Buy Number'}
        </LinkButton>
      ),
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby={titleId} className="flex flex-1 flex-col gap-1 p-card pt-2 md:pt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between">
        <h2 id={titleId} className="text-lg font-semibold text-ink">
          Your first code
        </h2>
        {number === undefined && !isPractising && (
          <span className="-mx-4">
            <Button variant="ghost" onClick={() => setIsPractising(true)}>
              Try a practice number
            </Button>
          </span>
        )}
      </div>
      <ol className="grid flex-1 content-evenly gap-x-2 gap-y-1 xs:grid-cols-2">
        {steps.map(({ title, isDone, detail, action }, place) => (
          <li
            key={title}
            aria-current={place === next ? 'step' : undefined}
            className={classes(
              (place === 0 || place === next) && 'col-span-full',
              // The search is next to its question.
              'md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-4 md:[&>ul]:col-span-full md:[&>ul]:pl-8',
            )}
          >
            <div className="flex min-h-11 flex-wrap items-center gap-2 md:flex-nowrap md:gap-3">
              <span
                aria-hidden
                className={classes(
                  'grid size-7 shrink-0 place-items-center rounded-pill border text-sm font-semibold',
                  place === next
                    ? 'border-accent bg-accent-soft text-accent'
                    : 'border-line-strong text-ink-muted',
                )}
              >
                {isDone ? <Icon of={Check} className="size-4" /> : place + 1}
              </span>
              <span
                className={classes(
                  'min-w-0 flex-1 text-sm',
                  // The phone number and its time need the width of a phone.
                  detail !== undefined && 'basis-3/4 md:basis-auto',
                  place === next ? 'font-medium text-ink' : 'text-ink-muted',
                )}
              >
                <span>{title}</span> <span>{detail}</span>
                {isDone && <span className="sr-only"> (done)</span>}
              </span>
              {place === next && action && (
                <span className={classes('grid', detail !== undefined && 'flex-1 md:flex-none')}>
                  {action}
                </span>
              )}
            </div>
            {place === 0 && next === 0 && <ServiceLinks servicePath={servicePath} />}
          </li>
        ))}
      </ol>
      {number === undefined && isPractising && (
        <Suspense fallback={<div className="min-h-24" />}>{practice}</Suspense>
      )}
    </section>
  );
}
