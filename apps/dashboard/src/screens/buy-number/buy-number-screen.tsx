import {
  $catalogueError,
  $catalogueStatus,
  $isCatalogueLoading,
} from '@sms/domain/catalogue/lists/catalogue-status';
import { $countryOffers } from '@sms/domain/catalogue/offers/country-offers';
import { $priceBook, $pricesStatus } from '@sms/domain/catalogue/offers/prices';
import { $wizardStep, operatorChosen, serviceChosen } from '@sms/domain/catalogue/selection';
import { $operators, $operatorsStatus } from '@sms/domain/catalogue/offers/operators';
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
import { $availability, $hasAvailabilityFailed } from '@sms/domain/catalogue/offers/availability';
import { favouriteServiceToggled } from '@sms/domain/catalogue/favourites';
import {
  $isWizardSlow,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from '@sms/domain/purchase/wizard/wizard-buttons';
import { $purchase } from '@sms/domain/purchase/purchase';
import { $confirmStep, $selectionNames } from '@sms/domain/purchase/confirm-step';
import { ticketPrice } from '@sms/domain/purchase/ticket-price';
import { wizardScreen } from '@sms/domain/purchase/wizard-screen';
import '@sms/domain/purchase/wizard/wizard-visit';
import {
  BuyNumberPage,
  preloadReceipt,
  type BuyNumberContent,
  type BuyNumberStep,
} from '@sms/ui/pages/buy-number';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { limits } from '../../app/limits';
import { useScreen } from '../../app/hooks/use-screen';
import { useNairaRate } from '../../payments/use-naira-rate';
import { preloadConfirmStep, useConfirmStep } from './steps/use-confirm-step';
import { useCountryStep } from './steps/use-country-step';
import { useOpenWizard } from './use-open-wizard';

const useServiceStep = (): BuyNumberStep => ({
  kind: 'service',
  ...useUnit({
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
  }),
});

interface OperatorChoice {
  readonly country: string;
  /** Code of the chosen service. */
  readonly service: string;
  /** What it costs with any operator. */
  readonly price: string | undefined;
}

const useOperatorStep = ({ country, service, price }: OperatorChoice): BuyNumberStep => ({
  kind: 'operator',
  country,
  anyOperator: {
    price,
    availability: useStoreMap({
      store: $availability,
      keys: [service],
      fn: (stock) => stock.get(service) ?? null,
    }),
  },
  ...useUnit({
    operators: $operators,
    status: $operatorsStatus,
    onChoose: operatorChosen,
  }),
});

const ServerRestrictionsScreen = lazyWithRetry<object>(() => import('./server-restrictions-screen'));

/** The purchase wizard (spec §2). */
export default function BuyNumberScreen() {
  const wizard = useUnit({
    step: $wizardStep,
    status: $catalogueStatus,
    error: $catalogueError,
    isRefreshing: $isCatalogueLoading,
    isSlow: $isWizardSlow,
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
  const { step } = wizard;
  const isStarted = step !== 'country';
  useNairaRate((isStarted && wizard.prices === 'ready') || wizard.offers !== null);
  useEffect(() => {
    if (!isStarted) return;
    preloadReceipt();
    preloadConfirmStep();
  }, [isStarted]);
  const { confirm, book, offers } = wizard;
  const { selection, price: exact } = confirm;
  // A country has up to 2,000 services, and a search renders at every letter.
  const price = useMemo(
    () => ticketPrice({ selection, price: exact }, book, offers),
    [selection, exact, book, offers],
  );
  const [title, setTitle] = useState<string | null>(null);
  const steps = {
    country: useCountryStep(),
    service: useServiceStep(),
    operator: useOperatorStep({
      country: wizard.names.country ?? '',
      service: selection.service ?? '',
      price,
    }),
    confirm: useConfirmStep(setTitle),
  };
  const contents: Record<typeof wizard.status, BuyNumberContent> = {
    loading: { kind: 'loading', step },
    failed: { kind: 'failed', detail: wizard.error ?? '', onRetry: () => wizard.refresh() },
    ready: steps[step],
  };

  return (
    <>
      <PageTitle>{title ?? 'SMS Purchase Numbers'}</PageTitle>
      <BuyNumberPage
        limits={limits}
        content={contents[wizard.status]}
        selection={{ ...wizard.names, price }}
        notes={<Suspense>{isStarted && <ServerRestrictionsScreen />}</Suspense>}
        rateLimit={rateLimit}
        isRefreshing={wizard.isRefreshing}
        isSlow={wizard.isSlow}
        onRefresh={() => wizard.refresh()}
        onBack={back}
        onStepOpen={wizard.openStep}
        onReset={() => wizard.reset()}
      />
    </>
  );
}
