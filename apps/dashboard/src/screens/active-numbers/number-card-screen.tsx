import {
  $copiedMark,
  $countdowns,
  $minutesLeft,
  $numberCards,
  cancelClicked,
  completeClicked,
  copyClicked,
  messageOpened,
} from '@sms/domain';
import { Countdown } from '@sms/ui/parts/countdown';
import { LifeBar } from '@sms/ui/parts/life-bar';
import { NumberCard } from '@sms/ui/parts/number-card';
import { useStoreMap, useUnit } from 'effector-react';
import { memo } from 'react';

interface NumberCardScreenProps {
  readonly id: string;
}

/** One number. It subscribes only to its own data, so that neither a tick nor another card renders it. */
export const NumberCardScreen = memo(function NumberCardScreen({ id }: NumberCardScreenProps) {
  const card = useStoreMap({ store: $numberCards, keys: [id], fn: (cards) => cards.get(id) ?? null });
  const copied = useStoreMap({
    store: $copiedMark,
    keys: [id],
    fn: (mark) => (mark?.id === id ? mark.what : null),
  });
  const { cancel, complete, copy, openMessage } = useUnit({
    cancel: cancelClicked,
    complete: completeClicked,
    copy: copyClicked,
    openMessage: messageOpened,
  });
  if (card === null) return null;
  const isOver = card.status === 'expired';
  return (
    <NumberCard
      {...card}
      copied={copied}
      countdown={isOver ? undefined : <TickingCountdown id={id} />}
      lifeBar={isOver ? undefined : <MinuteBar id={id} marksRefund={card.status === 'waiting'} />}
      onCopyPhone={() => copy({ id, what: 'phone' })}
      onCopyCode={() => copy({ id, what: 'code' })}
      onMessageOpen={() => openMessage(id)}
      onCancel={() => cancel(id)}
      onComplete={() => complete(id)}
    />
  );
});

/** The only thing that a tick of the clock renders. */
function TickingCountdown({ id }: NumberCardScreenProps) {
  const remaining = useStoreMap({ store: $countdowns, keys: [id], fn: (all) => all.get(id) ?? null });
  return remaining === null ? null : <Countdown remaining={remaining} />;
}

/** Rendered once a minute. */
function MinuteBar({ id, marksRefund }: NumberCardScreenProps & { readonly marksRefund: boolean }) {
  const minutesLeft = useStoreMap({
    store: $minutesLeft,
    keys: [id],
    fn: (all) => all.get(id) ?? null,
  });
  return minutesLeft === null ? null : <LifeBar minutesLeft={minutesLeft} marksRefund={marksRefund} />;
}
