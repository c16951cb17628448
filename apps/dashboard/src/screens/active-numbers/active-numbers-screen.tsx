import {
  $activeNumbersStatus,
  $isActiveNumbersLoading,
  $isAutoRefreshOn,
  $isGuideOpen,
  $receivedIds,
  $twinPurchase,
  $waitingIds,
  activeNumbersRefreshClicked,
  activeNumbersScreenToggled,
  autoRefreshToggled,
  secondNumberCancelClicked,
  twinsDismissed,
} from '@sms/domain';
import { ActiveNumbersPage } from '@sms/ui/pages/active-numbers';
import { useUnit } from 'effector-react';
import { PageTitle } from '../../arrival/page-title';
import { NumberCardScreen } from './number-card-screen';
import { createScreenHook } from '../../create-screen-hook';

const renderCard = (id: string) => <NumberCardScreen id={id} />;

const useScreen = createScreenHook(activeNumbersScreenToggled);

/** The numbers that wait for an SMS or have received one (spec §2). */
export default function ActiveNumbersScreen() {
  const { refresh, twins, cancelSecond, dismissTwins, ...page } = useUnit({
    status: $activeNumbersStatus,
    waitingIds: $waitingIds,
    receivedIds: $receivedIds,
    isAutoRefreshOn: $isAutoRefreshOn,
    isGuideOpen: $isGuideOpen,
    isRefreshing: $isActiveNumbersLoading,
    onAutoRefreshChange: autoRefreshToggled,
    refresh: activeNumbersRefreshClicked,
    twins: $twinPurchase,
    cancelSecond: secondNumberCancelClicked,
    dismissTwins: twinsDismissed,
  });
  useScreen();

  return (
    <>
      <PageTitle>SMS Active Numbers</PageTitle>
      <ActiveNumbersPage
        {...page}
        twinPurchase={
          twins === null
            ? undefined
            : { ...twins, onCancelSecond: () => cancelSecond(), onDismiss: () => dismissTwins() }
        }
        renderCard={renderCard}
        onRefresh={() => refresh()}
      />
    </>
  );
}
