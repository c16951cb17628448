import { refundNote } from '@sms/domain/numbers/actions/cancel-texts';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked, completeUndone } from '@sms/domain/numbers/actions/pending-completions';
import { endedNumberDismissed } from '@sms/domain/numbers/list/active-numbers';
import {
  $notifications,
  notificationsToggled,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import type { NumberGroup } from '@sms/ui/numbers/number-list';
import { NumberCard } from '@sms/ui/numbers/number-card';
import { NumberGuide, type NumberGuideProps } from '@sms/ui/numbers/number-guide';
import { RefundNote } from '@sms/ui/numbers/refund-note';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { memo, Suspense, useState } from 'react';
import { limits } from '../../app/limits';
import { buyAgainPath } from '../../app/routing/deep-links';
import { useNumberCard, type NumberCard as Card } from '../../app/hooks/use-number-card';
import { NumberLife, RemainingTime, useMinutes } from '../../app/number-life';
import { TickingText } from '../../app/ticking-text';
import { WaitScreen } from '../../app/wait-screen';
import type { CardDetailsProps } from './card-details';
import { FullMessage } from './full-message';
import { useNumberCopy } from './use-number-copy';

/** Loaded on first use: most visits open none. */
const CardDetails = lazyWithRetry(() => import('./card-details'));

interface NumberCardScreenProps extends Pick<CardDetailsProps, 'isGuided' | 'onAction'> {
  readonly id: string;
  readonly group: NumberGroup;
  /** True for the only number of the page. */
  readonly isAlone: boolean;
  /** True for the newest waiting number, for a user who comes from another page. */
  readonly isWanted: boolean;
  /** True in its last three minutes without an SMS. */
  readonly isEnding: boolean;
  /** True if waiting longer is the page's filled button. */
  readonly isWaitMain: boolean;
}

/** There a line is folded until it is opened. */
const isPhone = (): boolean => !window.matchMedia('(min-width: 48rem)').matches;

/**
 * Delays the update of a card that is about to leave its group until it does, so that both happen in one
 * step.
 */
const useCardOf = (id: string, group: NumberGroup): Card | null => {
  const card = useNumberCard(id);
  const [last, setLast] = useState(card);
  const isLeaving = group === 'waiting' && card?.status !== 'waiting';
  if (card !== null && !isLeaving && card !== last) setLast(card);
  return isLeaving ? last : card;
};

/** One number. It subscribes only to its own data, so that neither a tick nor another card re-renders it. */
export const NumberCardScreen = memo(function NumberCardScreen(props: NumberCardScreenProps) {
  const { id, group, isAlone, isWanted, isEnding, isWaitMain, ...details } = props;
  const card = useCardOf(id, group);
  const isNew = useMinutes(id, (left) => left === limits.lifetimeMinutes);
  const { cancel, complete, undo, dismiss } = useUnit({
    cancel: cancelClicked,
    complete: completeClicked,
    undo: completeUndone,
    dismiss: endedNumberDismissed,
  });
  const copying = useNumberCopy(id);
  if (card === null) return null;
  const isWaiting = card.status === 'waiting';
  const isGuided = details.isGuided && isWaiting;
  const isActive = group === 'waiting' || group === 'received';
  const isStage = isAlone || isGuided;
  return (
    <NumberCard
      {...card}
      {...copying}
      limits={limits}
      isStage={isStage}
      // Just bought. Coming back later shows the line. A large one folds nothing but its details.
      isOpenAtFirst={isWanted && isNew && !isStage && isPhone()}
      message={card.hasMessage && <FullMessage id={id} />}
      life={isWaiting ? <NumberLife id={id} /> : isActive && <RemainingTime id={id} />}
      money={
        isWaiting && (
          <TickingText id={id} read={refundNote}>
            {(note) => <RefundNote {...card}>{note}</RefundNote>}
          </TickingText>
        )
      }
      guide={isGuided ? <FirstNumberGuide service={card.service} /> : undefined}
      wait={isEnding ? <WaitScreen id={id} isMain={isWaitMain} /> : undefined}
      details={
        // About as high as those of a waiting number: a card that opens at first moves nothing below it.
        <Suspense fallback={<div className="h-67" />}>
          <CardDetails {...details} card={card} isActive={isActive} />
        </Suspense>
      }
      buyAgain={buyAgainPath(card)}
      onCancel={() => cancel(id)}
      onComplete={() => complete(id)}
      onUndo={() => undo(id)}
      onDismiss={isActive ? undefined : () => dismiss(id)}
    />
  );
});

/** Guide for the first number, with the offer of browser notifications. */
function FirstNumberGuide({ service }: Pick<NumberGuideProps, 'service'>) {
  const { notifications, change } = useUnit({ notifications: $notifications, change: notificationsToggled });
  const isAvailable = notifications !== null && notifications.blockedBy === null;
  return (
    <NumberGuide
      service={service}
      isNotified={isAvailable ? notifications.isOn : undefined}
      onNotifiedChange={change}
    />
  );
}
