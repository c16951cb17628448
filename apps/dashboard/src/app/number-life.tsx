import { remainingMinutes } from '@sms/domain/numbers/cards/card-time';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { NumberLine } from '@sms/ui/numbers/number-line';
import { useStoreMap } from 'effector-react';
import { useState } from 'react';
import { limits } from './limits';
import { NumberCountdown } from './number-countdown';

interface NumberProps {
  readonly id: string;
}

/** What is read of the remaining minutes of a number, rounded up; null while unknown. */
export const useMinutes = <T extends number | boolean | null>(
  id: string,
  read: (minutes: number | null) => T,
): T =>
  useStoreMap({
    store: $numbersNow,
    keys: [id],
    fn: ({ facts, now }, [wanted]) => {
      const known = facts.numbers.byId.get(wanted);
      return read(known === undefined ? null : remainingMinutes(known.number, now));
    },
  });

/**
 * The life of a waiting number. Rendered once a minute: a tick writes the countdown. The last value stays
 * when there is none any more: the line around it moves a moment later.
 */
export function NumberLife({ id }: NumberProps) {
  const minutes = useMinutes(id, (left) => left);
  const [last, setLast] = useState(minutes);
  if (minutes !== null && minutes !== last) setLast(minutes);
  const minutesLeft = minutes ?? last;
  return (
    <NumberLine.Life time={<NumberCountdown id={id} />}>
      {minutesLeft !== null && <NumberLine.LifeBar limits={limits} minutesLeft={minutesLeft} />}
    </NumberLine.Life>
  );
}

/** The remaining time of a number with a code, which stays after it. */
export function RemainingTime({ id }: NumberProps) {
  const isOver = useMinutes(id, (left) => left === 0);
  return !isOver && <NumberLine.Life time={<NumberCountdown id={id} />} />;
}
