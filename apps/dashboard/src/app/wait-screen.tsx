import {
  $pendingRetryIds,
  $retry,
  retryAbandonClicked,
  retryCheckAgainClicked,
  retryClicked,
} from '@sms/domain/numbers/actions/retry';
import { WaitAction, type WaitActionProps } from '@sms/ui/numbers/number-line/wait-action';
import { useStoreMap, useUnit } from 'effector-react';
import { limits } from './limits';

export interface WaitScreenProps extends Pick<WaitActionProps, 'subject' | 'describedBy' | 'isMain'> {
  readonly id: string;
}

/** 'Wait 20 more minutes', with the state of its request. */
export function WaitScreen({ id, ...place }: WaitScreenProps) {
  const { wait, checkAgain, abandon } = useUnit({
    wait: retryClicked,
    checkAgain: retryCheckAgainClicked,
    abandon: retryAbandonClicked,
  });
  const retry = useStoreMap({ store: $retry, keys: [id], fn: (last) => (last.id === id ? last : null) });
  const isPending = useStoreMap({ store: $pendingRetryIds, keys: [id], fn: (ids) => ids.includes(id) });
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
    <WaitAction
      {...place}
      minutes={limits.lifetimeMinutes}
      isBusy={isPending}
      error={retry?.error ?? undefined}
      onWait={waitLonger}
    />
  );
}
