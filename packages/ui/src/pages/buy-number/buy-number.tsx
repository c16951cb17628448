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

// Needed at the last step only.
const ConfirmStep = lazyWithRetry<ConfirmStepProps>(() => import('./confirm-step'));

/** The last step, with what stands around it. */
interface ConfirmStepState extends Omit<ConfirmStepProps, 'maxPriceField' | 'limits'> {
  /** Why the number cannot be bought right now; null when it can. */
  blockedBy: PurchaseButtonBlock | null;
  /** Where several of the number can be bought; shows nothing while that is not possible. */
  batch: ReactNode;
  /** What this browser saw of the price, and a price alert. */
  priceAlert: ReactNode;
}

/** The step on screen with what it needs (spec §4: derived from the selection). */
export type BuyNumberStep =
  | ({ kind: 'country' } & Omit<CountryListProps, 'limits'>)
  | ({ kind: 'service' } & ServiceListProps)
  | ({ kind: 'operator' } & OperatorListProps)
  | ({ kind: 'confirm' } & ConfirmStepState);

/** What the page shows: services and countries loading, their failure, or a step of the wizard. */
export type BuyNumberContent =
  { kind: 'loading' } | { kind: 'failed'; detail: string; onRetry: () => void } | BuyNumberStep;

export interface BuyNumberPageProps {
  /** Numbers of the specification that its steps name. */
  limits: ConfirmStepProps['limits'] & CountryListProps['limits'];
  /** What stands in the place of the step. */
  content: BuyNumberContent;
  /** Names of the choices made so far. */
  selection: Omit<SelectionSummaryProps, 'isDisabled' | 'onStepOpen' | 'onReset'>;
  /** What is known about the choices: stands below them, on phones between them and the step unless its order says otherwise. */
  notes?: ReactNode;
  /** The wait the provider asked for; it disables purchase, back and refresh (spec §4). Null when there is none. */
  rateLimit: RateLimitBannerProps | null;
  /** Services, countries, balance, operators and prices are being loaded anew. */
  isRefreshing: boolean;
  /** Loads all of them (spec §2). */
  onRefresh: () => void;
  /** Goes one step back and clears that step's choice. */
  onBack: () => void;
  /** Opens the step of a choice, which clears it and what comes after it. */
  onStepOpen: SelectionSummaryProps['onStepOpen'];
  /** Clears every choice. */
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
                  // It lies beside the button, and on phones above it, out of sight.
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
