import { $liveCountdowns } from '@sms/domain/history';
import { Countdown } from '@sms/ui/numbers/countdown';
import { TickingText } from '../../app/ticking-text';

/** The countdown of a waiting number. */
export function LiveCountdown({ id }: { id: string }) {
  return (
    <TickingText store={$liveCountdowns} id={id}>
      {(remaining) => <Countdown remaining={remaining} />}
    </TickingText>
  );
}
