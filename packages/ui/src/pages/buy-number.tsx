import { useState, type ReactNode } from 'react';

import { StepIndicator, type WizardStepName } from '../purchase/step-indicator';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { RefreshButton } from '../primitives/buttons/refresh-button';
import { classes } from '../primitives/classes';
import { PageHeader } from '../primitives/page-header';

export interface BuyNumberPageProps {
  /** Current step (spec §4: derived from the selection). */
  step: WizardStepName;
  /** The RateLimitBanner while its wait runs: it disables purchase, back and refresh (spec §4). */
  rateLimit?: ReactNode;
  /** True while nothing can be bought, for whatever reason. @defaultValue false */
  isBlocked?: boolean | undefined;
  /** True while services, countries, balance, operators and prices are loading again. */
  isRefreshing: boolean;
  /**
   * True while that takes longer than usual: the page says so, with another way to refresh. @defaultValue
   * false
   */
  isSlow?: boolean | undefined;
  /** Called when the user refreshes all of them (spec §2). */
  onRefresh: () => void;
  /** The StepCard with the choices of the step, or what is shown while the catalogue is missing. */
  children: ReactNode;
  /** The Ticket beside it; without one, the step has the whole page. */
  ticket?: ReactNode;
  /** Server restrictions: below the ticket, on phones below the step. */
  notes?: ReactNode;
}

/**
 * The purchase wizard: country, service, operator, confirm (spec §2). At /buy-number; deep links prefill the
 * selection: /buy-number?country=&service=&operator=. Not for repeating a purchase: 'Recent', 'Buy again' and
 * the command palette open the last step directly. A new step is read because its search or its heading takes
 * the focus.
 */
export function BuyNumberPage(props: BuyNumberPageProps) {
  const { step, rateLimit, isBlocked, isRefreshing, isSlow = false, onRefresh, ticket, notes } = props;
  const isConfirm = step === 'confirm';
  // The step of the last wait, until the next act.
  const [limited, setLimited] = useState<WizardStepName | null>(null);
  if (rateLimit !== undefined && limited !== step) setLimited(step);
  const aside = (
    <div className={isConfirm ? 'contents lg:order-first lg:block' : 'contents md:order-last md:block'}>
      {ticket}
      {notes}
    </div>
  );
  return (
    <div onClickCapture={() => setLimited(null)} className="flex flex-col gap-4 pb-(--action-bar) md:gap-6">
      <PageHeader
        title="Buy SMS Number"
        actions={<RefreshButton busy={isRefreshing} disabled={rateLimit !== undefined} onClick={onRefresh} />}
      />
      {rateLimit}
      <p role="status" className="sr-only">
        {limited === step && rateLimit === undefined && !isBlocked && 'You can try again now.'}
      </p>
      {isSlow && (
        <Banner
          tone="info"
          role="status"
          action={
            <Button size="sm" onClick={onRefresh}>
              Try again
            </Button>
          }
        >
          Loading takes longer than usual.
        </Banner>
      )}
      {ticket === undefined ? (
        props.children
      ) : (
        <>
          <StepIndicator current={step} />
          <div
            className={classes(
              'grid grid-cols-1 items-start gap-3 md:gap-5',
              isConfirm
                ? 'lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-2'
                : 'md:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]',
            )}
          >
            {/* In the last step the ticket has the wide column; its button comes after the fields. */}
            {!isConfirm && aside}
            {props.children}
            {isConfirm && aside}
          </div>
        </>
      )}
    </div>
  );
}
