import { $depositCountdowns, depositCountdownShown } from '@sms/domain';
import { Countdown } from '@sms/ui/parts/numbers/countdown';
import { useStoreMap, useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

/** The countdown of an open payment: the only part of the list that is rendered each second. */
export default function DepositCountdown({ txRef }: { readonly txRef: string }) {
  const shown = useUnit(depositCountdownShown);
  useLayoutEffect(() => shown(), [shown]);
  const remaining = useStoreMap({
    store: $depositCountdowns,
    keys: [txRef],
    fn: (countdowns, [wanted]) => countdowns.get(wanted) ?? null,
  });
  return (
    remaining !== null && (
      <>
        <Countdown remaining={remaining} /> left
      </>
    )
  );
}
