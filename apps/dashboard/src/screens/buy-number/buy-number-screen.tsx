import {
  $catalogueError,
  $catalogueStatus,
  $isCatalogueLoading,
  $rateLimit,
  $recentPurchases,
  $selectionNames,
  $user,
  $wizardStep,
  keptNameOf,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardScreenToggled,
  wizardStepClicked,
} from '@sms/domain';
import { BuyNumberPage, type BuyNumberContent } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useMemo } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { loadKept } from '../../browser/storage/browser-storage';
import { limits } from '../../app/limits';
import { latePart, preloadLateParts } from './lazy-component';
import { useConfirmStep } from './steps/use-confirm-step';
import { useCountryStep } from './steps/use-country-step';
import { useOperatorStep } from './steps/use-operator-step';
import { useServiceStep } from './steps/use-service-step';
import { useWizardVisit } from './use-open-wizard';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

const useScreen = createScreenHook(wizardScreenToggled);
const watchedPrices = latePart('WatchedPricesScreen');
const choiceNotes = latePart('ChoiceNotesScreen');

/** The purchase wizard (spec §2). */
export default function BuyNumberScreen() {
  const wizard = useUnit({
    step: $wizardStep,
    user: $user,
    status: $catalogueStatus,
    error: $catalogueError,
    isRefreshing: $isCatalogueLoading,
    names: $selectionNames,
    rateLimit: $rateLimit,
    recent: $recentPurchases,
    refresh: wizardRefreshClicked,
    back: wizardBackClicked,
    openStep: wizardStepClicked,
    reset: wizardResetClicked,
  });
  useScreen();
  useWizardVisit();
  const { step, user } = wizard;
  const isUnderWay = step !== 'country';
  useEffect(() => {
    if (isUnderWay) preloadLateParts();
  }, [isUnderWay]);
  // Its code is for those who watch something, and below the countries it moves nothing when it comes.
  const isWatching = useMemo(
    () => !isUnderWay && user !== null && loadKept(keptNameOf('watched-prices', user)) !== null,
    [isUnderWay, user],
  );
  const steps = {
    country: useCountryStep(),
    service: useServiceStep(),
    operator: useOperatorStep(wizard.names.country ?? ''),
    confirm: useConfirmStep(),
  };
  const contents: Record<typeof wizard.status, BuyNumberContent> = {
    loading: { kind: 'loading' },
    failed: { kind: 'failed', detail: wizard.error ?? '', onRetry: () => wizard.refresh() },
    ready: steps[step],
  };

  return (
    <>
      <PageTitle>SMS Purchase Numbers</PageTitle>
      <BuyNumberPage
        limits={limits}
        content={contents[wizard.status]}
        selection={wizard.names}
        // Who has bought nothing here yet has nothing to be told of at the first step.
        notes={<Suspense>{(isUnderWay || wizard.recent.length > 0) && choiceNotes}</Suspense>}
        rateLimit={wizard.rateLimit}
        isRefreshing={wizard.isRefreshing}
        onRefresh={() => wizard.refresh()}
        onBack={() => wizard.back()}
        onStepOpen={wizard.openStep}
        onReset={() => wizard.reset()}
      />
      <Suspense>{isWatching && watchedPrices}</Suspense>
    </>
  );
}
