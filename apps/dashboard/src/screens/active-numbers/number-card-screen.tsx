import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { refundNote } from '@sms/domain/numbers/actions/cancel-window';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked, completeUndone } from '@sms/domain/numbers/actions/pending-completions';
import { endedNumberDismissed } from '@sms/domain/numbers/list/active-numbers';
import type { NumberCardView } from '@sms/domain/numbers/cards/card-view';
import {
  $notifications,
  notificationsToggled,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import type { NumberGroup } from '@sms/ui/pages/active-numbers';
import { NumberCard } from '@sms/ui/numbers/number-card';
import { NumberGuide, type NumberGuideProps } from '@sms/ui/numbers/number-guide';
import { RefundNote } from '@sms/ui/numbers/refund-note';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useState } from 'react';
import { limits } from '../../app/limits';
import { buyAgainPath } from '../../app/routing/deep-links';
import { useNumberCard } from '../../app/hooks/use-number-card';
import { NumberLife, RemainingTime, useMinutes } from '../../app/number-life';
import { TickingText } from '../../app/ticking-text';
import { CardDetails, FullMessage, type CardDetailsProps } from './card-details';
import { NumberCode } from './number-code';
import { WaitScreen } from './wait-screen';

interface NumberCardScreenProps extends Pick<CardDetailsProps, 'id' | 'isGuided' | 'onAction' | 'onShowQr'> {
  readonly group: NumberGroup;
  /** True for the only number of the page. */
  readonly isAlone: boolean;
  /** True for the newest waiting number, for a user who comes from another page. */
  readonly isWanted: boolean;
  /** True in its last three minutes without an SMS. */
  readonly isEnding: boolean;
  readonly isFirstEnding: boolean;
}

/** There a line is folded until it is opened. */
const isPhone = (): boolean => !window.matchMedia('(min-width: 48rem)').matches;

/**
 * Delays the update of a card that is about to leave its group until it does, so that both happen in one
 * step.
 */
const useCardOf = (id: string, group: NumberGroup): NumberCardView | null => {
  const card = useNumberCard(id);
  const [last, setLast] = useState(card);
  const isLeaving = group === 'waiting' && card?.status !== 'waiting';
  if (card !== null && !isLeaving && card !== last) setLast(card);
  return isLeaving ? last : card;
};

/** One number. It subscribes only to its own data, so that neither a tick nor another card re-renders it. */
export const NumberCardScreen = memo(function NumberCardScreen(props: NumberCardScreenProps) {
  const { id, group, isAlone, isWanted, isEnding, isFirstEnding, ...details } = props;
  const card = useCardOf(id, group);
  const isPhoneCopied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => mark?.id === id && mark.what === 'phone',
  });
  const isNew = useMinutes(id, (left) => left === limits.lifetimeMinutes);
  const { cancel, complete, undo, copy, dismiss } = useUnit({
    cancel: cancelClicked,
    complete: completeClicked,
    undo: completeUndone,
    copy: copyClicked,
    dismiss: endedNumberDismissed,
  });
  if (card === null) return null;
  const isWaiting = card.status === 'waiting';
  const isGuided = details.isGuided && isWaiting;
  const isActive = group === 'waiting' || group === 'received';
  return (
    <NumberCard
      {...card}
      isStage={isAlone || isGuided}
      // Just bought. Coming back later shows the line.
      isOpenAtFirst={isWanted && isNew && isPhone()}
      life={isWaiting ? <NumberLife id={id} /> : isActive && <RemainingTime id={id} />}
      money={
        isWaiting && (
          <TickingText id={id} read={refundNote}>
            {(note) => <RefundNote {...card}>{note}</RefundNote>}
          </TickingText>
        )
      }
      renderWait={
        isEnding
          ? (describedBy) => (
              <WaitScreen
                id={id}
                isFirst={isFirstEnding}
                subject={`${card.service} ${card.phoneNumber}`}
                describedBy={describedBy}
              />
            )
          : undefined
      }
      lockMinutes={limits.refundAfterMinutes}
      guide={isGuided && <FirstNumberGuide service={card.service} />}
      message={card.hasMessage && <FullMessage id={id} />}
      details={<CardDetails {...details} id={id} card={card} isActive={isActive} />}
      code={card.code !== undefined && <NumberCode id={id} isNew={card.isCodeNew} />}
      isPhoneCopied={isPhoneCopied}
      buyAgainHref={buyAgainPath(card)}
      onCopyPhone={() => copy({ id, what: 'phone' })}
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
