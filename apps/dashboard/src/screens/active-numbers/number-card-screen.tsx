import { $copiedMark, copyClicked } from '@sms/domain/numbers/copying/copy-numbers';
import { remainingMinutes } from '@sms/domain/numbers/cards/card-time';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { $fullMessages, messageOpened } from '@sms/domain/numbers/cards/full-message';
import { refundNote } from '@sms/domain/numbers/actions/cancel-window';
import { cancelClicked } from '@sms/domain/numbers/actions/number-actions';
import { completeClicked, completeUndone } from '@sms/domain/numbers/actions/pending-completions';
import { endedNumberDismissed } from '@sms/domain/numbers/list/active-numbers';
import { exemptionToggled } from '@sms/domain/numbers/auto-cancel/waiting-numbers';
import type { NumberCardView } from '@sms/domain/numbers/cards/card-view';
import {
  $notifications,
  notificationsToggled,
} from '@sms/domain/notifications/incoming-code/notification-permission';
import type { NumberGroup } from '@sms/ui/pages/active-numbers';
import { MessageBody } from '@sms/ui/numbers/message-body';
import { CancelAction, CompleteAction } from '@sms/ui/numbers/number-card/number-actions';
import { NumberCard } from '@sms/ui/numbers/number-card';
import { NumberGuide, type NumberGuideProps } from '@sms/ui/numbers/number-guide';
import { NumberRow } from '@sms/ui/numbers/number-row';
import { Button } from '@sms/ui/primitives/buttons/button';
import { LinkButton } from '@sms/ui/primitives/buttons/link-button';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useEffect, useState } from 'react';
import { limits } from '../../app/limits';
import { buyAgainPath } from '../../app/routing/deep-links';
import { useNumberCard } from '../../app/hooks/use-number-card';
import { NumberCountdown } from '../../app/number-countdown';
import { TickingText } from '../../app/ticking-text';
import type { CardAction } from './card-action';
import { CardMenu } from './card-menu';
import LastMinutesScreen from './last-minutes-screen';

interface NumberProps {
  readonly id: string;
}

interface GroupedNumberProps extends NumberProps {
  readonly group: NumberGroup;
}

interface NumberCardScreenProps extends GroupedNumberProps {
  /** True for one of several active numbers on a phone: it is a row until it is opened. */
  readonly isFoldable: boolean;
  /** True for the newest waiting number, for a user who comes from another page. */
  readonly isWanted: boolean;
  /** True in its last three minutes without an SMS. */
  readonly isEnding: boolean;
  readonly isFirstEnding: boolean;
  /** True on the first number of an account without a code: its card explains its use. */
  readonly isGuided: boolean;
  /** Requests a lazily loaded action. */
  readonly onAction: (task: CardAction) => void;
  readonly onShowQr: (id: string) => void;
}

/** What is read of the remaining minutes of a number, which are null while unknown. */
const useMinutes = <T extends number | boolean | null>(id: string, read: (minutes: number | null) => T): T =>
  useStoreMap({
    store: $numbersNow,
    keys: [id],
    fn: ({ facts, now }, [wanted]) => {
      const known = facts.numbers.byId.get(wanted);
      return read(known === undefined ? null : remainingMinutes(known.number, now));
    },
  });

/** The last value that was not null. */
const useLast = <Value,>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};

/**
 * Delays the update of a card that is about to leave its group until it does, so that both happen in one
 * step.
 */
const useCardOf = ({ id, group }: GroupedNumberProps): NumberCardView | null => {
  const card = useNumberCard(id);
  return useLast(group === 'waiting' && card?.status !== 'waiting' ? null : card);
};

/** One number. It subscribes only to its own data, so that neither a tick nor another card re-renders it. */
export const NumberCardScreen = memo(function NumberCardScreen(props: NumberCardScreenProps) {
  const { id, group, isWanted, isEnding, isGuided, onAction } = props;
  const card = useCardOf({ id, group });
  const isOver = useMinutes(id, (minutes) => minutes === 0);
  const isNew = useMinutes(id, (minutes) => minutes === limits.lifetimeMinutes);
  const copied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => (mark?.id === id ? mark.what : null),
  });
  // Just bought: open. Coming back later shows the row.
  const [fold, setFold] = useState({ isOpen: isWanted && isNew, takesFocus: false });
  const { cancel, complete, undo, copy, dismiss, exempt } = useUnit({
    cancel: cancelClicked,
    complete: completeClicked,
    undo: completeUndone,
    copy: copyClicked,
    dismiss: endedNumberDismissed,
    exempt: exemptionToggled,
  });
  if (card === null) return null;
  const subject = `${card.service} ${card.phoneNumber}`;
  const isWaiting = card.status === 'waiting';
  const hasSms = card.code !== undefined || card.status === 'received';
  const hasEnded = group !== 'waiting' && group !== 'received';
  const isFoldable = props.isFoldable && !hasEnded && !isGuided;
  const foldButton = {
    takesFocus: fold.takesFocus,
    onToggle: () => setFold({ isOpen: !fold.isOpen, takesFocus: true }),
  };
  const buyAgainHref = buyAgainPath(card);
  const state = hasSms ? 'received' : isEnding ? 'ending' : 'waiting';
  // A number with a code stays after its time.
  const time = !hasEnded && (isWaiting || !isOver) && <NumberCountdown id={id} />;
  const message = card.hasMessage ? <FullMessage id={id} /> : undefined;
  const code = (isFlush: boolean) =>
    hasSms && (
      <NumberCard.Code
        {...card}
        fullMessage={message}
        isFlush={isFlush}
        isCopied={copied === 'code'}
        onCopy={() => copy({ id, what: 'code' })}
      />
    );
  const cancelAction = <CancelAction cancel={card.cancel} subject={subject} onCancel={() => cancel(id)} />;
  const lastMinutes = isEnding && (
    <LastMinutesScreen id={id} isFirst={props.isFirstEnding} subject={subject}>
      {cancelAction}
    </LastMinutesScreen>
  );

  if (isFoldable && !fold.isOpen)
    return (
      <NumberRow {...card} state={state} time={time} code={code(true)} fold={foldButton}>
        {card.note !== undefined && <NumberCard.Note>{card.note}</NumberCard.Note>}
        {isWaiting && <MinuteBar id={id} />}
        {card.cancel.kind === 'too-early' && <NumberCard.Note>{card.cancel.notice}</NumberCard.Note>}
        {lastMinutes}
      </NumberRow>
    );
  return (
    <NumberCard.Root
      subject={subject}
      state={hasEnded && !hasSms ? 'ended' : state}
      isFirst={isGuided && isWaiting}
    >
      <NumberCard.Header {...card} time={time} fold={isFoldable ? foldButton : undefined}>
        <CardMenu
          id={id}
          card={card}
          subject={subject}
          isActive={!hasEnded}
          hasSms={hasSms}
          isGuided={isGuided}
          onAction={onAction}
          onShowQr={props.onShowQr}
        />
      </NumberCard.Header>
      {code(false)}
      {card.note !== undefined && <NumberCard.Note>{card.note}</NumberCard.Note>}
      <NumberCard.Phone
        {...card}
        isMain={!hasSms && !hasEnded}
        isGuided={isGuided && isWaiting && !isEnding}
        isCopied={copied === 'phone'}
        onCopy={() => copy({ id, what: 'phone' })}
      />
      {isGuided && isWaiting && <FirstNumberGuide service={card.service} />}
      {isWaiting && <MinuteBar id={id} />}
      {!hasSms && (card.status === 'expired' || card.status === 'cancelled') && (
        <NumberCard.Outcome outcome={card.status} price={card.price} />
      )}
      <NumberCard.Actions>
        {lastMinutes || cancelAction}
        {/* While it is locked, the button says when a refund is possible. */}
        {isWaiting && card.cancel.kind !== 'too-early' && (
          <TickingText id={id} read={refundNote}>
            {(note) => <NumberCard.Money {...card}>{note}</NumberCard.Money>}
          </TickingText>
        )}
        {hasEnded && !hasSms && buyAgainHref !== undefined && (
          <LinkButton to={buyAgainHref}>Buy again</LinkButton>
        )}
        {hasEnded && (
          <Button variant="ghost" aria-label={`Dismiss ${subject}`} onClick={() => dismiss(id)}>
            Dismiss
          </Button>
        )}
        {card.complete !== 'none' && (
          <CompleteAction
            complete={card.complete}
            subject={subject}
            onComplete={() => complete(id)}
            onUndo={() => undo(id)}
          />
        )}
        <NumberCard.Details
          {...card}
          fullMessage={card.code === undefined ? undefined : message}
          onExemptChange={(isExempt) => exempt({ id, isExempt })}
        />
      </NumberCard.Actions>
    </NumberCard.Root>
  );
});

/** Re-renders once a minute. */
function MinuteBar({ id }: NumberProps) {
  const minutesLeft = useLast(useMinutes(id, (minutes) => minutes));
  return minutesLeft === null ? null : <NumberCard.Life limits={limits} minutesLeft={minutesLeft} />;
}

/** The full SMS of a number. Its text is often loaded when the user opens it. */
function FullMessage({ id }: NumberProps) {
  const message = useStoreMap({ store: $fullMessages, keys: [id], fn: (all) => all.get(id) ?? null });
  const open = useUnit(messageOpened);
  useEffect(() => {
    open(id);
  }, [open, id]);
  return message && <MessageBody message={message} />;
}

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
