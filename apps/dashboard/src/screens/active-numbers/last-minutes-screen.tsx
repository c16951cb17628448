import { $numberFacts } from '@sms/domain/numbers/cards/number-facts';
import {
  $pendingRetryIds,
  $retry,
  retryAbandonClicked,
  retryCheckAgainClicked,
  retryClicked,
} from '@sms/domain/numbers/actions/retry';
import { LastMinutes, type LastMinutesProps } from '@sms/ui/numbers/number-card/last-minutes';
import { useStoreMap, useUnit } from 'effector-react';
import { limits } from '../../app/limits';

export interface LastMinutesScreenProps extends Pick<LastMinutesProps, 'subject' | 'children'> {
  readonly id: string;
  /** True for the first card of those in their last minutes. */
  readonly isFirst: boolean;
}

/** The offer of a number's last minutes, with the state of its request to wait longer. */
export default function LastMinutesScreen({ id, isFirst, ...place }: LastMinutesScreenProps) {
  const { wait, checkAgain, abandon } = useUnit({
    wait: retryClicked,
    checkAgain: retryCheckAgainClicked,
    abandon: retryAbandonClicked,
  });
  const retry = useStoreMap({ store: $retry, keys: [id], fn: (last) => (last.id === id ? last : null) });
  const isPending = useStoreMap({ store: $pendingRetryIds, keys: [id], fn: (ids) => ids.includes(id) });
  const hasCode = useStoreMap($numberFacts, ({ newestCodeId }) => newestCodeId !== null);
  const phase = retry?.phase ?? null;
  const waitLonger = () => {
    if (phase === 'lookup-failed') checkAgain();
    else {
      // Asking twice is free.
      if (phase === 'ambiguous') abandon();
      wait(id);
    }
  };
  return (
    <LastMinutes
      {...place}
      minutes={limits.lifetimeMinutes}
      lockMinutes={limits.refundAfterMinutes}
      isMain={isFirst && !hasCode}
      isBusy={isPending}
      error={retry?.error ?? undefined}
      onWait={waitLonger}
    />
  );
}
