import { RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { CountryList, type CountryListProps } from '../../parts/catalogue/country-list';
import { OperatorList, type OperatorListProps } from '../../parts/catalogue/operator-list';
import { ServiceList, type ServiceListProps } from '../../parts/catalogue/service-list';
import { PurchaseButton, type PurchaseButtonBlock } from '../../parts/purchase/purchase-button';
import { SelectionSummary, type SelectionSummaryProps } from '../../parts/purchase/selection-summary';
import { StepIndicator } from '../../parts/purchase/step-indicator';
import { RateLimitBanner, type RateLimitBannerProps } from '../../parts/recovery/rate-limit-banner';
import { Button } from '../../primitives/button';
import { lazyWithRetry } from '../../primitives/lazy-with-retry';
import { PageHeader } from '../../primitives/page-header';
import type { ConfirmStepProps } from './confirm-step';
import { CatalogueFailure, LoadingCatalogue, LoadingConfirmation } from './load-states';
import { StepCard } from './step-card';

// Required only at the last step.
const ConfirmStep = lazyWithRetry<ConfirmStepProps>(() => import('./confirm-step'));

/** The last step and the content around it. */
interface ConfirmStepState extends Omit<ConfirmStepProps, 'maxPriceField' | 'limits'> {
  /** Reason that blocks a purchase; null when there is none. */
  blockedBy: PurchaseButtonBlock | null;
  /** Batch purchase; renders nothing while it is not possible. */
  batch: ReactNode;
  /** Price history seen in this browser, and a price alert. */
  priceAlert: ReactNode;
}

/** Current step and its data (spec §4: derived from the selection). */
export type BuyNumberStep =
  | ({ kind: 'country' } & Omit<CountryListProps, 'limits'>)
  | ({ kind: 'service' } & ServiceListProps)
  | ({ kind: 'operator' } & OperatorListProps)
  | ({ kind: 'confirm' } & ConfirmStepState);

/** Content of the page: the catalogue loading, its load error, or a step of the wizard. */
export type BuyNumberContent =
  { kind: 'loading' } | { kind: 'failed'; detail: string; onRetry: () => void } | BuyNumberStep;

export interface BuyNumberPageProps {
  /** Limits of the specification used in its steps. */
  limits: ConfirmStepProps['limits'] & CountryListProps['limits'];
  /** Content in place of the step. */
  content: BuyNumberContent;
  /** Names of the selection. */
  selection: Omit<SelectionSummaryProps, 'isDisabled' | 'onStepOpen' | 'onReset'>;
  /**
   * Server restrictions: below the selection, on phones between selection and step unless the step sets another order.
   */
  notes?: ReactNode;
  /** The rate-limit wait; it disables purchase, back and refresh (spec §4). null without one. */
  rateLimit: RateLimitBannerProps | null;
  /** True while services, countries, balance, operators and prices are loading again. */
  isRefreshing: boolean;
  /** Called when the user refreshes all of them (spec §2). */
  onRefresh: () => void;
  /** Called when the user goes one step back: clear that step's choice. */
  onBack: () => void;
  /** Called with a step to reopen: clear its choice and the later ones. */
  onStepOpen: SelectionSummaryProps['onStepOpen'];
  /** Called when the user clears the selection. */
  onReset: () => void;
}

/** The purchase wizard: country, service, operator, confirm (spec §2). */
export function BuyNumberPage(props: BuyNumberPageProps) {
  const { limits, content, rateLimit, isRefreshing, onRefresh } = props;
  return (
    <div className="flex flex-col gap-5 pb-(--action-bar)">
      <PageHeader
        title="Buy SMS Number"
        description={`Valid for ${limits.lifetimeMinutes} minutes.`}
        actions={
          <Button
            iconOnPhones
            icon={<RefreshCw aria-hidden className="size-4" />}
            busy={isRefreshing}
            disabled={rateLimit !== null}
            onClick={onRefresh}
          >
            Refresh
          </Button>
        }
      />
      {rateLimit !== null && <RateLimitBanner {...rateLimit} />}
      {content.kind === 'loading' && <LoadingCatalogue />}
      {content.kind === 'failed' && <CatalogueFailure {...content} />}
      {content.kind !== 'loading' && content.kind !== 'failed' && <Wizard {...props} step={content} />}
    </div>
  );
}

function Wizard({
  limits,
  step,
  selection,
  notes,
  rateLimit,
  onBack,
  onStepOpen,
  onReset,
}: BuyNumberPageProps & { step: BuyNumberStep }) {
  const isUnderWay = step.kind !== 'country';
  const maxPriceField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isUnderWay) ConfirmStep.preload();
  }, [isUnderWay]);
  const isDisabled =
    rateLimit !== null ||
    (step.kind === 'confirm' && (step.blockedBy === 'purchasing' || step.blockedBy === 'unconfirmed'));
  return (
    <>
      <StepIndicator current={step.kind} />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="max-md:contents md:order-2">
          <SelectionSummary
            {...selection}
            isDisabled={isDisabled}
            onStepOpen={onStepOpen}
            onReset={onReset}
          />
          {notes}
        </div>
        <StepCard
          step={step.kind}
          isBackDisabled={isDisabled}
          onBack={onBack}
          action={
            step.kind === 'confirm' && (
              <PurchaseButton
                price={step.price.kind === 'known' ? step.price.amount : undefined}
                blockedBy={step.blockedBy}
                secondsLeft={rateLimit?.secondsLeft}
                onPurchase={() => {
                  step.onPurchase();
                  // Next to the button; on phones it would be above the button, out of view.
                  if (step.maxPriceError !== null) maxPriceField.current?.focus();
                }}
              />
            )
          }
          extras={
            step.kind === 'confirm' && (
              <Suspense>
                {step.batch}
                {step.priceAlert}
              </Suspense>
            )
          }
        >
          <StepContent limits={limits} step={step} maxPriceField={maxPriceField} />
        </StepCard>
      </div>
    </>
  );
}

interface StepContentProps {
  limits: BuyNumberPageProps['limits'];
  step: BuyNumberStep;
  maxPriceField: RefObject<HTMLInputElement | null>;
}

function StepContent({ limits, step, maxPriceField }: StepContentProps) {
  switch (step.kind) {
    case 'country':
      return <CountryList {...step} limits={limits} />;
    case 'service':
      return <ServiceList {...step} />;
    case 'operator':
      return <OperatorList {...step} />;
    case 'confirm':
      return (
        <Suspense fallback={<LoadingConfirmation />}>
          <ConfirmStep {...step} limits={limits} maxPriceField={maxPriceField} />
        </Suspense>
      );
  }
}
