import { $depositCountdowns, depositCountdownShown } from '@sms/domain/payments';
import { Countdown } from '@sms/ui/numbers/countdown';
import { useStoreMap, useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { TickingText } from '../../app/ticking-text';

/** The countdown of an open payment. */
export default function DepositCountdown({ txRef }: { readonly txRef: string }) {
  const shown = useUnit(depositCountdownShown);
  useLayoutEffect(() => shown(), [shown]);
  const isOpen = useStoreMap({
    store: $depositCountdowns,
    keys: [txRef],
    fn: (countdowns, [wanted]) => countdowns.has(wanted),
  });
  return (
    isOpen && (
      <TickingText store={$depositCountdowns} id={txRef}>
        {(remaining) => (
          <>
            <Countdown remaining={remaining} />
            <span> left</span>
          </>
        )}
      </TickingText>
    )
  );
}
