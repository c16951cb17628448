import {
  $catalogueError,
  $countryOffers,
  $pricesStatus,
  $catalogueStatus,
  $isCatalogueLoading,
  $rateLimit,
  $recentPurchases,
  $selectionNames,
  $wizardStep,
  purchaseResumed,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardScreen,
  wizardStepClicked,
} from '@sms/domain';
import { BuyNumberPage, type BuyNumberContent } from '@sms/ui/pages/buy-number';
import { NairaProvider, type ToNaira } from '@sms/ui/primitives/naira';
import { scopeBind, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { limits } from '../../app/limits';
import { useScreen } from '../../app/hooks/use-screen';
import { lazyElement, lazyPart, preloadLazyParts } from './lazy-part';
import { useConfirmStep } from './steps/use-confirm-step';
import { useCountryStep } from './steps/use-country-step';
import { useOperatorStep } from './steps/use-operator-step';
import { useServiceStep } from './steps/use-service-step';
import { useOpenWizard } from './use-open-wizard';

/** Resumes a purchase that a reload interrupted, on any page: this screen loads the code that handles the outcome. */
export const resumePurchase = (scope: Scope): void => scopeBind(purchaseResumed, { scope })();

const NairaRate = lazyPart(
  (parts) => parts.NairaRate,
  () => null,
);
const serverRestrictions = lazyElement('ServerRestrictionsScreen');

/** The purchase wizard (spec §2). */
export default function BuyNumberScreen() {
  const wizard = useUnit({
    step: $wizardStep,
    status: $catalogueStatus,
    error: $catalogueError,
    isRefreshing: $isCatalogueLoading,
    names: $selectionNames,
    rateLimit: $rateLimit,
    prices: $pricesStatus,
    offers: $countryOffers,
    recent: $recentPurchases,
    refresh: wizardRefreshClicked,
    back: wizardBackClicked,
    openStep: wizardStepClicked,
    reset: wizardResetClicked,
  });
  useScreen(wizardScreen);
  useOpenWizard();
  const { step } = wizard;
  const isStarted = step !== 'country';
  useEffect(() => {
    if (isStarted) preloadLazyParts();
  }, [isStarted]);
  const [toNaira, setToNaira] = useState<ToNaira | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const steps = {
    country: useCountryStep(),
    service: useServiceStep(),
    operator: useOperatorStep(wizard.names.country ?? ''),
    confirm: useConfirmStep(setTitle),
  };
  const contents: Record<typeof wizard.status, BuyNumberContent> = {
    loading: { kind: 'loading' },
    failed: { kind: 'failed', detail: wizard.error ?? '', onRetry: () => wizard.refresh() },
    ready: steps[step],
  };

  return (
    <NairaProvider toNaira={toNaira}>
      <PageTitle>{title ?? 'SMS Purchase Numbers'}</PageTitle>
      <BuyNumberPage
        limits={limits}
        content={contents[wizard.status]}
        selection={wizard.names}
        // A user without purchases has no success rates to show on the first step.
        notes={<Suspense>{(isStarted || wizard.recent.length > 0) && serverRestrictions}</Suspense>}
        rateLimit={wizard.rateLimit}
        isRefreshing={wizard.isRefreshing}
        onRefresh={() => wizard.refresh()}
        onBack={() => wizard.back()}
        onStepOpen={wizard.openStep}
        onReset={() => wizard.reset()}
      />
      <Suspense>
        {(isStarted || wizard.offers !== null) && (
          <NairaRate isNeeded={wizard.prices === 'ready' || wizard.offers !== null} onChange={setToNaira} />
        )}
      </Suspense>
    </NairaProvider>
  );
}
