import {
  $activeNumbersStatus,
  $isActiveNumbersLoading,
  $isAutoRefreshOn,
  $receivedIds,
  $waitingIds,
  activeNumbersRefreshClicked,
  activeNumbersScreenToggled,
  autoRefreshToggled,
} from '@sms/domain';
import { ActiveNumbersPage } from '@sms/ui/pages/active-numbers';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { NumberCardScreen } from './number-card-screen';

const renderCard = (id: string) => <NumberCardScreen id={id} />;

/** The numbers that wait for an SMS or have received one (spec §2). */
export default function ActiveNumbersScreen() {
  const { refresh, toggleScreen, ...page } = useUnit({
    status: $activeNumbersStatus,
    waitingIds: $waitingIds,
    receivedIds: $receivedIds,
    isAutoRefreshOn: $isAutoRefreshOn,
    isRefreshing: $isActiveNumbersLoading,
    onAutoRefreshChange: autoRefreshToggled,
    refresh: activeNumbersRefreshClicked,
    toggleScreen: activeNumbersScreenToggled,
  });
  useEffect(() => {
    toggleScreen(true);
    return () => {
      toggleScreen(false);
    };
  }, [toggleScreen]);

  return (
    <>
      <title>SMS Active Numbers</title>
      <ActiveNumbersPage {...page} renderCard={renderCard} onRefresh={() => refresh()} />
    </>
  );
}
