import { $retry, retryCheckAgainClicked, retryClicked } from '@sms/domain/numbers/actions/retry';
import { NO_RETRY, pendingRetryIds } from '@sms/domain/numbers/actions/retry-state';
import { WaitAction, type WaitActionProps } from '@sms/ui/numbers/number-line/wait-action';
import { useUnit } from 'effector-react';
import { limits } from './limits';

export interface WaitScreenProps extends Pick<WaitActionProps, 'isMain'> {
  readonly id: string;
}

/** 'Wait 20 more minutes', with the state of its request. */
export function WaitScreen({ id, isMain }: WaitScreenProps) {
  const { retry, wait, checkAgain } = useUnit({
    retry: $retry,
    wait: retryClicked,
    checkAgain: retryCheckAgainClicked,
  });
  const { phase, error } = retry.id === id ? retry : NO_RETRY;
  return (
    <WaitAction
      isMain={isMain}
      limits={limits}
      isBusy={pendingRetryIds(retry).includes(id)}
      unconfirmed={phase === null || phase === 'sending' ? undefined : phase}
      error={error ?? undefined}
      onWait={() => (phase === 'lookup-failed' ? checkAgain() : wait(id))}
    />
  );
}
