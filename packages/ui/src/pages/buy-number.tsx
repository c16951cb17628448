import { RefreshCw } from 'lucide';
import { Suspense, useRef, type ReactNode, type RefObject } from 'react';

import { CountryList, type CountryListProps } from '../catalogue/country-list';
import { OperatorList, type OperatorListProps } from '../catalogue/operator-list';
import { ServiceList, type ServiceListProps } from '../catalogue/service-list';
import { SelectionSummary, type SelectionSummaryProps } from '../purchase/selection-summary';
import { StepIndicator, type WizardStepName } from '../purchase/step-indicator';
import { RateLimitBanner, type RateLimitBannerProps } from '../purchase/rate-limit-banner';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { classes } from '../primitives/classes';
import { PageHeader } from '../primitives/page-header';
import ConfirmStep, { type ConfirmStepProps } from './buy-number/confirm-step';
import { CatalogueFailure, LoadingCatalogue, LoadingReceipt } from './buy-number/load-states';
import { Icon } from '../primitives/icon';
import { lazyWithRetry } from '../primitives/overlays/lazy-with-retry';
import type { ReceiptProps } from './buy-number/receipt';
import { StepCard } from './buy-number/step-card';

// Most visits begin with a list, and many end there.
const Receipt = lazyWithRetry<ReceiptProps>(() =>
  import('./buy-number/receipt').then((it) => ({ default: it.Receipt })),
);

/** Loads the receipt, so that the last step opens without a placeholder. */
export const preloadReceipt = (): void => Receipt.preload();

/** The last step and its receipt. */
interface ConfirmStepState
  extends
    Omit<ConfirmStepProps, 'maxPriceField' | 'limits' | 'moreOptions'>,
    Omit<ReceiptProps, 'limits' | 'secondsLeft'> {
  /** True while a batch runs or its summary is unread: it is in the receipt, or else among 'More options'. */
  isBatchActive: boolean;
}

/** Current step and its data (spec §4: derived from the selection). */
export type BuyNumberStep =
  | ({ kind: 'country' } & Omit<CountryListProps, 'limits'>)
  | ({ kind: 'service' } & ServiceListProps)
  | ({ kind: 'operator' } & OperatorListProps)
  | ({ kind: 'confirm' } & ConfirmStepState);

/** Content of the page: the catalogue loading before a step, its load error, or a step of the wizard. */
export type BuyNumberContent =
  | { kind: 'loading'; step: WizardStepName }
  | { kind: 'failed'; detail: string; onRetry: () => void }
  | BuyNumberStep;

export interface BuyNumberPageProps {
  /** Limits of the specification used in its steps. */
  limits: ConfirmStepProps['limits'] & ReceiptProps['limits'] & CountryListProps['limits'];
  /** Content in place of the step. */
  content: BuyNumberContent;
  selection: Omit<SelectionSummaryProps, 'look' | 'isDisabled' | 'onStepOpen' | 'onReset'>;
  /**
   * Server restrictions: below the selection, on phones between selection and step unless the step sets
   * another order.
   */
  notes?: ReactNode;
  /** The rate-limit wait; it disables purchase, back and refresh (spec §4). null without one. */
  rateLimit: RateLimitBannerProps | null;
  /** True while services, countries, balance, operators and prices are loading again. */
  isRefreshing: boolean;
  /**
   * True while that takes longer than usual: the page says so, with another way to refresh. @defaultValue
   * false
   */
  isSlow?: boolean | undefined;
  /** Called when the user refreshes all of them (spec §2). */
  onRefresh: () => void;
  /** Called when the user goes one step back: clear that step's choice. */
  onBack: () => void;
  /** Called with a step to reopen: clear its choice and the later ones. */
  onStepOpen: SelectionSummaryProps['onStepOpen'];
  /** Called when the user clears the selection. */
  onReset: () => void;
}

/**
 * The purchase wizard: country, service, operator, confirm (spec §2). The step derives from the selection. At
 * /buy-number; deep links prefill the selection: /buy-number?country=&service=&operator=. Not for repeating a
 * purchase: 'Recent', 'Buy again' and the command palette open the last step directly. Arrow Down and Arrow
 * Up move between the search and the choices; Enter in the search picks the first match; Enter in the maximum
 * price buys, unless blocked. A new step is read because its search or its heading takes the focus.
 */
export function BuyNumberPage(props: BuyNumberPageProps) {
  const { content, rateLimit, isRefreshing, isSlow = false, onRefresh } = props;
  return (
    <div className="flex flex-col gap-4 pb-(--action-bar) md:gap-6">
      <PageHeader
        title="Buy SMS Number"
        actions={
          <Button
            variant="ghost"
            iconOnPhones
            icon={<Icon of={RefreshCw} className="size-4" />}
            busy={isRefreshing}
            disabled={rateLimit !== null}
            onClick={onRefresh}
          >
            Refresh
          </Button>
        }
      />
      {rateLimit !== null && <RateLimitBanner {...rateLimit} />}
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
      {content.kind === 'loading' ? (
        <Columns step={content.step}>
          <LoadingCatalogue step={content.step} />
        </Columns>
      ) : content.kind === 'failed' ? (
        <CatalogueFailure {...content} />
      ) : (
        <Wizard {...props} step={content} />
      )}
    </div>
  );
}

/** The same columns in every step and before it: nothing jumps from one to the next. */
function Columns({ step, children }: { step: WizardStepName; children: ReactNode }) {
  return (
    <>
      <StepIndicator current={step} />
      <div
        className={classes(
          'grid grid-cols-1 items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]',
          step === 'confirm' ? 'lg:grid-cols-[minmax(0,1fr)_15rem]' : 'md:grid-cols-[minmax(0,1fr)_15rem]',
        )}
      >
        {children}
      </div>
    </>
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
  const maxPriceField = useRef<HTMLInputElement>(null);
  const isDisabled =
    rateLimit !== null ||
    (step.kind === 'confirm' && (step.blockedBy === 'purchasing' || step.blockedBy === 'unconfirmed'));
  const summary = (look: SelectionSummaryProps['look']) => (
    <SelectionSummary
      {...selection}
      look={look}
      isDisabled={isDisabled}
      onStepOpen={onStepOpen}
      onReset={onReset}
    />
  );
  return (
    <Columns step={step.kind}>
      {step.kind !== 'confirm' && (
        <div className="contents md:order-last md:block">
          {/* On phones a service without a country is marked among the suggested services. */}
          <div className={selection.country === undefined ? 'hidden md:block' : undefined}>
            {summary('panel')}
          </div>
          {notes}
        </div>
      )}
      <StepCard
        step={step.kind}
        isBackDisabled={isDisabled}
        onBack={onBack}
        intro={step.kind === 'confirm' && <div className="p-4 pb-0">{summary('plain')}</div>}
        footer={
          step.kind === 'confirm' && (
            <span className="hidden md:inline">
              <Button variant="ghost" disabled={isDisabled} onClick={onReset}>
                Reset Selection
              </Button>
            </span>
          )
        }
      >
        <StepContent key={step.kind} limits={limits} step={step} maxPriceField={maxPriceField} />
      </StepCard>
      {step.kind === 'confirm' && (
        <>
          <Suspense fallback={<LoadingReceipt />}>
            <Receipt
              {...step}
              limits={limits}
              secondsLeft={rateLimit?.secondsLeft}
              batch={step.isBatchActive && step.batch}
              onPurchase={() => {
                step.onPurchase();
                // On phones it is out of view.
                if (step.maxPriceError !== null) maxPriceField.current?.focus();
              }}
            />
          </Suspense>
          {notes}
        </>
      )}
    </Columns>
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
        <ConfirmStep
          {...step}
          limits={limits}
          maxPriceField={maxPriceField}
          moreOptions={step.isOutOfStock || step.isBatchActive ? null : step.batch}
        />
      );
  }
}
