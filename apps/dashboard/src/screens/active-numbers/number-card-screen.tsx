import {
  $copiedMark,
  $countdowns,
  $numberCards,
  cancelClicked,
  completeClicked,
  copyClicked,
  messageOpened,
} from '@sms/domain';
import { Countdown } from '@sms/ui/parts/countdown';
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
  return (
    <NumberCard
      {...card}
      copied={copied}
      countdown={card.status === 'expired' ? undefined : <TickingCountdown id={id} />}
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
