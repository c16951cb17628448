import {
  $activeNumbersStatus,
  $hasTwins,
  $heldCompletions,
  $isActiveNumbersRefreshing,
  $isAutoRefreshOn,
  $isGuideOpen,
  $lateIds,
  $preferences,
  activeNumbersRefreshClicked,
  activeNumbersScreenToggled,
  autoRefreshToggled,
  cardsShown,
  completionsReleased,
  preferencesChanged,
} from '@sms/domain';
import { ActiveNumbersPage, type NumberGroup } from '@sms/ui/pages/active-numbers';
import { late } from '@sms/ui/primitives/lazy-with-retry';
import { lateDialog } from '@sms/ui/primitives/lazy-dialog';
import { useProvidedScope, useStoreMap, useUnit } from 'effector-react';
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { PageTitle } from '../../notifications/page-title';
import type { CardTask, CardTaskProps } from './card-action';
import { NumberCardScreen } from './number-card-screen';
import { useCardGroups } from './use-card-groups';
import { limits } from '../../app/limits';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

/** Nothing takes its place when it cannot be loaded: the way to buy a number is beside it. */
const CheapestCountries = late(
  () => import('./cheapest-countries'),
  () => null,
);

const TwinPurchase = late<object>(() =>
  import('./lazy-components').then((parts) => ({ default: parts.TwinPurchase })),
);
const CardTaskScreen = lateDialog<CardTaskProps>(() =>
  import('./lazy-components').then((parts) => ({ default: parts.CardTask })),
);

const QrDialog = lateDialog(() => import('./qr-dialog'));

const useScreen = createScreenHook(activeNumbersScreenToggled);

/** The numbers that wait for an SMS or have received one (spec §2). */
export default function ActiveNumbersScreen() {
  const { refresh, show, preferences, choose, hasTwins, release, ...page } = useUnit({
    status: $activeNumbersStatus,
    isAutoRefreshOn: $isAutoRefreshOn,
    isGuideOpen: $isGuideOpen,
    isRefreshing: $isActiveNumbersRefreshing,
    onAutoRefreshChange: autoRefreshToggled,
    refresh: activeNumbersRefreshClicked,
    show: cardsShown,
    preferences: $preferences,
    choose: preferencesChanged,
    hasTwins: $hasTwins,
    release: completionsReleased,
    lateIds: $lateIds,
  });
  const [task, setTask] = useState<CardTask | null>(null);
  const [qrOf, setQrOf] = useState<string | null>(null);
  const renderCard = useCallback(
    (id: string, group: NumberGroup) => (
      <NumberCardScreen id={id} group={group} onTask={setTask} onShowQr={setQrOf} />
    ),
    [],
  );
  const groups = useCardGroups();
  const hasHeld = useStoreMap($heldCompletions, ({ size }) => size > 0);
  const scope = useProvidedScope();
  useScreen();
  useLayoutEffect(() => {
    show();
  }, [show]);
  useEffect(() => {
    if (scope === null || !hasHeld) return;
    import('./lazy-components').then(
      ({ holdCompletions }) => holdCompletions(scope),
      // Without the code nothing can be undone in time.
      () => release(),
    );
  }, [scope, hasHeld, release]);

  return (
    <>
      <PageTitle>SMS Active Numbers</PageTitle>
      <ActiveNumbersPage
        {...page}
        {...groups}
        limits={limits}
        numberFormat={preferences.numberFormat}
        onNumberFormatChange={(numberFormat) => choose({ numberFormat })}
        twinPurchase={
          hasTwins && (
            <Suspense>
              <TwinPurchase />
            </Suspense>
          )
        }
        renderCard={renderCard}
        cheapest={
          <Suspense>
            <CheapestCountries />
          </Suspense>
        }
        onRefresh={() => refresh()}
      />
      <Suspense>
        {task && <CardTaskScreen task={task} onClose={() => setTask(null)} />}
        {qrOf !== null && <QrDialog id={qrOf} onClose={() => setQrOf(null)} />}
      </Suspense>
    </>
  );
}
