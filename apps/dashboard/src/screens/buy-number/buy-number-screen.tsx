import {
  $catalogueError,
  $catalogueStatus,
  $isCatalogueLoading,
  $rateLimit,
  $selectionNames,
  $wizardStep,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardScreenToggled,
  wizardStepClicked,
} from '@sms/domain';
import { BuyNumberPage, type BuyNumberContent } from '@sms/ui/pages/buy-number';
import { useUnit } from 'effector-react';
import { PageTitle } from '../../arrival/page-title';
import { useConfirmStep } from './use-confirm-step';
import { useCountryStep } from './use-country-step';
import { useOperatorStep } from './use-operator-step';
import { useServiceStep } from './use-service-step';
import { useWizardVisit } from './use-wizard-visit';
import { createScreenHook } from '../../create-screen-hook';

const useScreen = createScreenHook(wizardScreenToggled);

/** The purchase wizard (spec §2). */
export default function BuyNumberScreen() {
  const wizard = useUnit({
    step: $wizardStep,
    status: $catalogueStatus,
    error: $catalogueError,
    isRefreshing: $isCatalogueLoading,
    names: $selectionNames,
    rateLimit: $rateLimit,
    refresh: wizardRefreshClicked,
    back: wizardBackClicked,
    openStep: wizardStepClicked,
    reset: wizardResetClicked,
  });
  useScreen();
  useWizardVisit();
  const steps = {
    country: useCountryStep(),
    service: useServiceStep(),
    operator: useOperatorStep(wizard.names.country ?? ''),
    confirm: useConfirmStep(),
  };
  const contents: Record<typeof wizard.status, BuyNumberContent> = {
    loading: { kind: 'loading' },
    failed: { kind: 'failed', detail: wizard.error ?? '', onRetry: () => wizard.refresh() },
    ready: steps[wizard.step],
  };

  return (
    <>
      <PageTitle>SMS Purchase Numbers</PageTitle>
      <BuyNumberPage
        content={contents[wizard.status]}
        selection={wizard.names}
        rateLimit={wizard.rateLimit}
        isRefreshing={wizard.isRefreshing}
        onRefresh={() => wizard.refresh()}
        onBack={() => wizard.back()}
        onStepOpen={wizard.openStep}
        onReset={() => wizard.reset()}
      />
    </>
  );
}
