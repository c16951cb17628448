import {
  $copiedMark,
  $countdowns,
  $guidedNumberId,
  $minutesLeft,
  $numberCards,
  $refundNotes,
  cancelClicked,
  completeClicked,
  completeUndone,
  copyClicked,
  endedNumberDismissed,
  exemptionToggled,
  type NumberCardView,
} from '@sms/domain/numbers';
import { $notifications, notificationsToggled } from '@sms/domain/notifications';
import type { NumberGroup } from '@sms/ui/pages/active-numbers';
import { Countdown } from '@sms/ui/numbers/countdown';
import { LifetimeProgress } from '@sms/ui/numbers/lifetime-progress';
import { NumberCard } from '@sms/ui/numbers/number-card';
import { RefundNote } from '@sms/ui/numbers/refund-note';
import type { Store } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { memo, useState } from 'react';
import { limits } from '../../app/limits';
import { buyAgainPath } from '../../app/routing/deep-links';
import { TickingText } from '../../app/ticking-text';
import type { CardAction } from './card-action';
import FullMessage from './full-message';
import LastMinutesScreen from './last-minutes-screen';
import NumberGuideScreen from './number-guide-screen';

interface NumberProps {
  readonly id: string;
}

interface GroupedNumberProps extends NumberProps {
  readonly group: NumberGroup;
}

interface NumberCardScreenProps extends GroupedNumberProps {
  /** True for one of several active numbers. */
  readonly isFoldable: boolean;
  /** True for the newest waiting number, for a user who comes from another page. */
  readonly isWanted: boolean;
  /** True in its last three minutes without an SMS. */
  readonly isEnding: boolean;
  /** Requests a lazily loaded action. */
  readonly onAction: (task: CardAction) => void;
  readonly onShowQr: (id: string) => void;
}

/** Not on phones: there nothing is beside the window (decision N10). */
const canKeepOnTop = (): boolean =>
  'documentPictureInPicture' in window && window.matchMedia('(pointer: fine)').matches;

/** The entry of one number. */
const useOf = <Value,>(store: Store<ReadonlyMap<string, Value>>, id: string): Value | null =>
  useStoreMap({ store, keys: [id], fn: (all) => all.get(id) ?? null });

/** The last value that was not null. */
const useLast = <Value,>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};

/** Delays the update of a card that is about to leave its group until it does, so that both happen in one step. */
const useCardOf = ({ id, group }: GroupedNumberProps): NumberCardView | null => {
  const card = useOf($numberCards, id);
  return useLast(group === 'waiting' && card?.status !== 'waiting' ? null : card);
};

/** One number. It subscribes only to its own data, so that neither a tick nor another card re-renders it. */
export const NumberCardScreen = memo(function NumberCardScreen({
  id,
  group,
  isFoldable,
  isWanted,
  isEnding,
  onAction,
  onShowQr,
}: NumberCardScreenProps) {
  const card = useCardOf({ id, group });
  const isOver = useStoreMap({ store: $minutesLeft, keys: [id], fn: (all) => all.get(id) === 0 });
  const isNew = useStoreMap({
    store: $minutesLeft,
    keys: [id],
    fn: (all) => all.get(id) === limits.lifetimeMinutes,
  });
  const copied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => (mark?.id === id ? mark.what : null),
  });
  const isGuided = useStoreMap({ store: $guidedNumberId, keys: [id], fn: (guided) => guided === id });
  const isNotified = useStoreMap($notifications, (now) => (now?.blockedBy === null ? now.isOn : null));
  const { cancel, complete, undo, copy, dismiss, exempt, notify } = useUnit({
    cancel: cancelClicked,
    complete: completeClicked,
    undo: completeUndone,
    copy: copyClicked,
    dismiss: endedNumberDismissed,
    exempt: exemptionToggled,
    notify: notificationsToggled,
  });
  if (card === null) return null;
  const buyAgainHref = buyAgainPath(card);
  const isWaiting = card.status === 'waiting';
  const hasEnded = group !== 'waiting' && group !== 'received';
  const { otherCopy } = card;
  return (
    <NumberCard
      {...card}
      copied={copied}
      isFoldable={isFoldable && !hasEnded && !isGuided}
      // Just bought. Coming back later shows the row.
      defaultOpen={isWanted && isNew}
      // A number with a code stays after its time.
      countdown={
        hasEnded || (isOver && !isWaiting) ? undefined : (
          <TickingText store={$countdowns} id={id}>
            {(remaining) => <Countdown remaining={remaining} />}
          </TickingText>
        )
      }
      lifetimeProgress={isWaiting ? <MinuteBar id={id} /> : undefined}
      // While it is locked, the button says when a refund is possible.
      refundNote={
        isWaiting && card.cancel.kind !== 'too-early' ? (
          <TickingText store={$refundNotes} id={id}>
            {(note) => (
              <RefundNote
                autoCancelAt={card.autoCancelAt}
                autoCancelBlockedBy={card.autoCancelBlockedBy}
                isBrief={card.isAutoCancelBrief}
              >
                {note}
              </RefundNote>
            )}
          </TickingText>
        ) : undefined
      }
      fullMessage={card.hasMessage ? <FullMessage id={id} /> : undefined}
      // Under a waiting number it would invite to pay twice.
      buyAgainHref={isWaiting ? undefined : buyAgainHref}
      lastMinutes={isEnding ? (place) => <LastMinutesScreen id={id} {...place} /> : undefined}
      guide={isGuided && isWaiting ? <NumberGuideScreen service={card.service} /> : undefined}
      otherCopyLabel={otherCopy?.label}
      onCopyOther={otherCopy && (() => copy({ id, what: 'phone', format: otherCopy.format }))}
      // The guide already shows it.
      onNotify={isWaiting && isNotified === false && !isGuided ? () => notify(true) : undefined}
      onKeepOnTop={hasEnded || !canKeepOnTop() ? undefined : () => onAction({ id, what: 'on-top' })}
      onExemptChange={(isExempt) => exempt({ id, isExempt })}
      onCopyPhone={() => copy({ id, what: 'phone' })}
      onShowQr={() => onShowQr(id)}
      onSupport={() => onAction({ id, what: 'support' })}
      onCopyCode={() => copy({ id, what: 'code' })}
      onCancel={() => cancel(id)}
      onReplace={buyAgainHref === undefined ? undefined : (what) => onAction({ id, what })}
      onComplete={() => complete(id)}
      onUndo={() => undo(id)}
      onDismiss={hasEnded ? () => dismiss(id) : undefined}
    />
  );
});

/** Re-renders once a minute. */
function MinuteBar({ id }: NumberProps) {
  const minutesLeft = useLast(useOf($minutesLeft, id));
  return minutesLeft === null ? null : <LifetimeProgress limits={limits} minutesLeft={minutesLeft} />;
}
