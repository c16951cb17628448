import {
  $catalogueError,
  $catalogueStatus,
  $isCatalogueLoading,
} from '@sms/domain/catalogue/lists/catalogue-status';
import {
  $favouriteServices,
  $popularServices,
  $serviceCategories,
  $serviceCategory,
  $serviceQuery,
  $shownServices,
  serviceCategoryChanged,
  serviceQueryChanged,
} from '@sms/domain/catalogue/lists/service-list';
import { favouriteServiceToggled } from '@sms/domain/catalogue/favourites';
import { $availability, $hasAvailabilityFailed } from '@sms/domain/catalogue/offers/availability';
import { $operators, $operatorsStatus } from '@sms/domain/catalogue/offers/operators';
import { $countryOffers } from '@sms/domain/catalogue/offers/country-offers';
import { $priceBook, $pricesStatus } from '@sms/domain/catalogue/offers/prices';
import { $wizardStep, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import {
  $isWizardDisabled,
  $isWizardSlow,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from '@sms/domain/purchase/wizard/wizard-buttons';
import { $purchase } from '@sms/domain/purchase/purchase';
import { $confirmStep, $selectionNames } from '@sms/domain/purchase/confirm-step';
import { purchaseBlockedBy } from '@sms/domain/purchase/purchase-check';
import { ticketPrice } from '@sms/domain/purchase/ticket-price';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import '@sms/domain/purchase/wizard/wizard-visit';
import { OperatorList } from '@sms/ui/catalogue/operator-list';
import { ServiceList } from '@sms/ui/catalogue/service-list';
import { BuyNumberPage } from '@sms/ui/pages/buy-number';
import {
  CatalogueFailure,
  LoadingCatalogue,
  LoadingConfirm,
  LoadingReceipt,
} from '@sms/ui/pages/buy-number/load-states';
import { StepCard } from '@sms/ui/pages/buy-number/step-card';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { RateLimitBanner } from '@sms/ui/purchase/rate-limit-banner';
import { Ticket } from '@sms/ui/purchase/ticket';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { openScreen, useScreen } from '../../app/hooks/use-screen';
import { useNairaRate } from '../../payments/use-naira-rate';
import { CountryStep } from './steps/country-step';
import type { LastStepProps } from './steps/last-step';
import type { ReceiptScreenProps } from './steps/receipt-screen';
import { useOpenWizard } from './use-open-wizard';

const ServerRestrictionsScreen = lazyWithRetry<object>(() => import('./server-restrictions-screen'));
// Most visits begin with a list, and many end there.
const LastStep = lazyWithRetry<LastStepProps>(() => import('./steps/last-step'));
const ReceiptScreen = lazyWithRetry<ReceiptScreenProps>(() => import('./steps/receipt-screen'));

/** See `ScreenModule` of the router. */
export const open = openScreen(wizardScreen);

/** The purchase wizard (spec §2). */
export default function BuyNumberScreen() {
  const wizard = useUnit({
    step: $wizardStep,
    status: $catalogueStatus,
    error: $catalogueError,
    isRefreshing: $isCatalogueLoading,
    isSlow: $isWizardSlow,
    isDisabled: $isWizardDisabled,
    names: $selectionNames,
    prices: $pricesStatus,
    offers: $countryOffers,
    book: $priceBook,
    confirm: $confirmStep,
    refresh: wizardRefreshClicked,
    openStep: wizardStepClicked,
    reset: wizardResetClicked,
  });
  const rateLimit = useStoreMap($purchase, ({ wait }) => wait);
  useScreen(wizardScreen);
  const back = useOpenWizard();
  const { step, status, isDisabled, names } = wizard;
  const isStarted = step !== 'country';
  // Where the service comes first, a country leads to the last step.
  const isLastStepNear = isStarted || wizard.offers !== null;
  useNairaRate((isStarted && wizard.prices === 'ready') || wizard.offers !== null);
  useEffect(() => {
    // So that the last step is complete when it opens.
    if (isLastStepNear) for (const part of [LastStep, ReceiptScreen]) void part.preload();
  }, [isLastStepNear]);
  const { confirm, book, offers } = wizard;
  const { selection, price: exact } = confirm;
  // A country has up to 2,000 services, and a search renders at every letter.
  const price = useMemo(
    () => ticketPrice({ selection, price: exact }, book, offers),
    [selection, exact, book, offers],
  );
  const [title, setTitle] = useState<string | null>(null);
  const maxPriceField = useRef<HTMLInputElement>(null);
  const isReady = status === 'ready';
  const steps = {
    country: <CountryStep />,
    service: <ServiceStep />,
    operator: <OperatorStep country={names.country ?? ''} service={selection.service ?? ''} price={price} />,
    confirm: (
      <Suspense fallback={<LoadingConfirm />}>
        <LastStep maxPriceField={maxPriceField} />
      </Suspense>
    ),
  };

  return (
    <>
      <PageTitle>{title ?? 'SMS Purchase Numbers'}</PageTitle>
      <BuyNumberPage
        step={step}
        rateLimit={rateLimit ? <RateLimitBanner {...rateLimit} /> : undefined}
        isBlocked={step === 'confirm' && purchaseBlockedBy(confirm) !== null}
        isRefreshing={wizard.isRefreshing}
        isSlow={wizard.isSlow}
        onRefresh={() => wizard.refresh()}
        ticket={
          status === 'failed' ? undefined : (
            <Ticket
              choices={isReady ? names : {}}
              price={price}
              isDisabled={isDisabled}
              onStepOpen={wizard.openStep}
              onReset={() => wizard.reset()}
            >
              {step === 'confirm' ? (
                <Suspense fallback={<LoadingReceipt />}>
                  {isReady ? (
                    <ReceiptScreen maxPriceField={maxPriceField} onTitle={setTitle} />
                  ) : (
                    <LoadingReceipt />
                  )}
                </Suspense>
              ) : undefined}
            </Ticket>
          )
        }
        notes={<Suspense>{isReady && isStarted && <ServerRestrictionsScreen />}</Suspense>}
      >
        {status === 'loading' && <LoadingCatalogue step={step} />}
        {status === 'failed' && (
          <CatalogueFailure detail={wizard.error ?? ''} onRetry={() => wizard.refresh()} />
        )}
        {isReady && (
          <StepCard step={step} isBackDisabled={isDisabled} onBack={back}>
            {steps[step]}
          </StepCard>
        )}
      </BuyNumberPage>
    </>
  );
}

/** Second step: the services of the chosen country. */
function ServiceStep() {
  const list = useUnit({
    favourites: $favouriteServices,
    popular: $popularServices,
    services: $shownServices,
    categories: $serviceCategories,
    category: $serviceCategory,
    query: $serviceQuery,
    prices: $pricesStatus,
    hasAvailabilityFailed: $hasAvailabilityFailed,
    onQueryChange: serviceQueryChanged,
    onCategoryChange: serviceCategoryChanged,
    onFavouriteToggle: favouriteServiceToggled,
    onChoose: serviceChosen,
  });
  return <ServiceList {...list} />;
}

interface OperatorStepProps {
  /** Name of the chosen country. */
  readonly country: string;
  /** Code of the chosen service. */
  readonly service: string;
  /** What it costs with any operator. */
  readonly price: string | undefined;
}

/** Third step: any operator, or one of the country. */
function OperatorStep({ country, service, price }: OperatorStepProps) {
  const list = useUnit({ operators: $operators, status: $operatorsStatus, onChoose: operatorChosen });
  const availability = useStoreMap({
    store: $availability,
    keys: [service],
    fn: (stock) => stock.get(service) ?? null,
  });
  return <OperatorList {...list} country={country} anyOperator={{ price, availability }} />;
}
