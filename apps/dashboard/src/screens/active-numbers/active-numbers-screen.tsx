import { $copiedMark } from '@sms/domain/numbers/copying/copy-numbers';
import { $activeTotal } from '@sms/domain/numbers/list/active-numbers';
import {
  $activeNumbersStatus,
  activeNumbersQuery,
  activeNumbersRefreshClicked,
} from '@sms/domain/numbers/list/active-numbers-query';
import { replacementReady } from '@sms/domain/numbers/actions/replace-number';
import { cardAnnouncements } from '@sms/domain/numbers/cards/card-announcements';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $isFirstCodeAhead } from '@sms/domain/numbers/cards/first-code';
import { $isGuideOpen } from '@sms/domain/numbers/cards/guide';
import { $numberFacts } from '@sms/domain/numbers/cards/number-facts';
import {
  $isActiveNumbersRefreshing,
  $isAutoRefreshOn,
  activeNumbersScreen,
  autoRefreshToggled,
} from '@sms/domain/numbers/list/polling';
import { $hasDuplicate } from '@sms/domain/purchase/duplicate-purchase';
import { $preferences, preferencesChanged } from '@sms/domain/account/preferences';
import { PAGE_SIZE } from '@sms/domain/limits/spec';
import { NumberCounters } from '@sms/ui/numbers/number-counters';
import { LoadingLines, NumberList, type NumberGroup } from '@sms/ui/numbers/number-list';
import { UsageGuide } from '@sms/ui/numbers/usage-guide';
import { ActiveNumbersPage, NoNumbers, NumbersFailed } from '@sms/ui/pages/active-numbers';
import { Switch } from '@sms/ui/primitives/forms/switch';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { lazyDialog } from '@sms/ui/primitives/overlays/lazy-dialog';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../notifications/page-title';
import { ElapsedTime } from '../../app/elapsed-time';
import { createEventHook } from '../../app/hooks/create-event-hook';
import { openScreen, useScreen, useScreenNavigate } from '../../app/hooks/use-screen';
import { limits } from '../../app/limits';
import { buyNumberPath } from '../../app/routing/deep-links';
import type { CardAction } from './card-action';
import { CardMovement } from './card-movement';
import { NumberCardScreen } from './number-card-screen';
import { NumberAtRiskScreen } from './number-at-risk-screen';
import { useCardGroups } from './use-card-groups';

const useReplacementReady = createEventHook(replacementReady);
const CardActionScreen = lazyDialog(() => import('./card-action'));
/** Of pages without numbers. */
const CheapestCountries = lazyWithRetry(() => import('./cheapest-countries-screen'));
const DuplicatePurchase = lazyWithRetry(() => import('./duplicate-purchase-screen'));

/** Announced after copying where no toast does; on screen the button says 'Copied'. */
const COPIED = { phone: 'Phone number copied!', code: 'SMS code copied!' };

/** See `ScreenModule` of the router. */
export const open = openScreen(activeNumbersScreen);

/** The numbers that wait for an SMS or have received one, and those that have just ended (spec §2). */
export default function ActiveNumbersScreen() {
  const { refresh, hasDuplicate, isFirstCodeAhead, prefer, copied, since, ...page } = useUnit({
    status: $activeNumbersStatus,
    total: $activeTotal,
    isAutoRefreshOn: $isAutoRefreshOn,
    isGuideOpen: $isGuideOpen,
    isFirstCodeAhead: $isFirstCodeAhead,
    isRefreshing: $isActiveNumbersRefreshing,
    isSlow: activeNumbersQuery.$isSlow,
    since: activeNumbersQuery.$pendingSince,
    toggleAutoRefresh: autoRefreshToggled,
    prefer: preferencesChanged,
    refresh: activeNumbersRefreshClicked,
    hasDuplicate: $hasDuplicate,
    copied: $copiedMark,
  });
  const [action, setAction] = useState<CardAction | null>(null);
  const groups = useCardGroups();
  const { endingIds, waitingIds, receivedIds, expiredIds } = groups;
  const announcements = useStoreMap({
    store: $numberFacts,
    keys: [endingIds, expiredIds],
    fn: (facts) => cardAnnouncements(facts, groups),
    updateFilter: isNewView,
  });
  const guidedId = isFirstCodeAhead ? waitingIds[0] : undefined;
  // After a purchase the user has come for the newest number; the router's first page has this key.
  const order = useStoreMap($preferences, ({ waitingOrder }) => waitingOrder);
  const wantedId = useLocation().key === 'default' ? undefined : groups.newestWaitingId;
  const hasCode = useStoreMap($numberFacts, ({ newestCodeId }) => newestCodeId !== null);
  const renderCard = useCallback(
    (id: string, group: NumberGroup, isAlone: boolean) => (
      <NumberCardScreen
        id={id}
        group={group}
        isAlone={isAlone}
        isWanted={id === wantedId}
        isEnding={endingIds.includes(id)}
        isWaitMain={endingIds[0] === id && !hasCode}
        isGuided={guidedId === id}
        onAction={setAction}
      />
    ),
    [wantedId, endingIds, guidedId, hasCode],
  );
  useScreen(activeNumbersScreen);
  // Here, as a cancellation lasts: meanwhile a card's dialog may open and close.
  const navigate = useScreenNavigate();
  useReplacementReady((choices) => navigate(buyNumberPath(choices)));

  const activeCount = waitingIds.length + receivedIds.length;
  const hasEnded = expiredIds.length + groups.cancelledIds.length + groups.lateIds.length > 0;
  const hasNumbers = activeCount > 0;
  const { status } = page;

  return (
    <>
      <PageTitle>SMS Active Numbers</PageTitle>
      <CardMovement groups={groups} />
      <ActiveNumbersPage
        counters={
          (hasNumbers || status === 'ready') && (
            <NumberCounters waiting={waitingIds.length} received={receivedIds.length} />
          )
        }
        autoRefresh={
          <Switch
            label="Auto-refresh"
            isStacked
            checked={page.isAutoRefreshOn}
            onChange={page.toggleAutoRefresh}
          />
        }
        isRefreshing={page.isRefreshing}
        isSlow={page.isSlow}
        loadingTime={since !== null && <ElapsedTime key={since} since={since} />}
        onRefresh={() => refresh()}
        announcements={copied?.isToasted === false ? [...announcements, COPIED[copied.what]] : announcements}
      >
        {hasDuplicate && (
          <Suspense>
            <DuplicatePurchase />
          </Suspense>
        )}
        {status === 'failed' && (
          <NumbersFailed hasNumbers={hasNumbers} isRefreshing={page.isRefreshing} onRefresh={() => refresh()}>
            <NumberAtRiskScreen waitingIds={waitingIds} />
          </NumbersFailed>
        )}
        {status === 'loading' && !hasNumbers && <LoadingLines />}
        {/* Beside the only number there is room for what holds for every one. */}
        <div
          className={
            activeCount === 1
              ? 'grid grid-cols-1 items-start gap-6 xl:grid-cols-[40rem_minmax(0,1fr)]'
              : 'contents'
          }
        >
          {(hasNumbers || hasEnded) && (
            <NumberList
              groups={groups}
              order={order}
              onOrderChange={(waitingOrder) => prefer({ waitingOrder })}
              pinnedIds={wantedId === undefined ? endingIds : [...endingIds, wantedId]}
              total={page.total}
              pageSize={PAGE_SIZE}
              renderCard={renderCard}
            />
          )}
          {waitingIds.length > 0 && (
            <div data-moves="guide">
              {/* The card of a first number shows the next step. */}
              <UsageGuide limits={limits} defaultOpen={page.isGuideOpen && guidedId === undefined} />
            </div>
          )}
        </div>
        {status === 'ready' && !hasNumbers && (
          <NoNumbers limits={limits} hasCards={hasEnded}>
            <Suspense>
              <CheapestCountries />
            </Suspense>
          </NoNumbers>
        )}
      </ActiveNumbersPage>
      <Suspense>{action && <CardActionScreen action={action} onClose={() => setAction(null)} />}</Suspense>
    </>
  );
}
