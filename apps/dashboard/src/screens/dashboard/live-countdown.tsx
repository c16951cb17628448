import { $liveCountdowns } from '@sms/domain';
import { Countdown } from '@sms/ui/parts/numbers/countdown';
import { useStoreMap } from 'effector-react';

/** The countdown of a waiting number: the only part of the dashboard that is rendered each second. */
export function LiveCountdown({ id }: { id: string }) {
  const remaining = useStoreMap({
    store: $liveCountdowns,
    keys: [id],
    fn: (countdowns, [wanted]) => countdowns.get(wanted) ?? null,
  });
  return remaining !== null && <Countdown remaining={remaining} />;
}
