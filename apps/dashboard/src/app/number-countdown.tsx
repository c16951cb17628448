import { countdown } from '@sms/domain/numbers/cards/card-time';
import { Countdown } from '@sms/ui/numbers/countdown';
import { TickingText } from './ticking-text';

/** The remaining time of the number with this id. */
export function NumberCountdown({ id }: { readonly id: string }) {
  return (
    <TickingText id={id} read={countdown}>
      {(remaining) => <Countdown remaining={remaining} />}
    </TickingText>
  );
}
