import { $retry, retryAbandonClicked, retryCheckAgainClicked, retryClicked } from '@sms/domain/history';
import { NumberRetry } from '@sms/ui/history/number-retry';
import { useUnit } from 'effector-react';
import { limits } from '../../app/limits';

export interface NumberRetryScreenProps {
  readonly id: string;
}

/** Requests another SMS for a number of the history. */
export function NumberRetryScreen({ id }: NumberRetryScreenProps) {
  const { retry, ask, checkAgain, abandon } = useUnit({
    retry: $retry,
    ask: retryClicked,
    checkAgain: retryCheckAgainClicked,
    abandon: retryAbandonClicked,
  });
  const isOwn = retry.id === id;
  return (
    <NumberRetry
      limits={limits}
      progress={isOwn ? (retry.phase ?? undefined) : undefined}
      error={isOwn ? (retry.error ?? undefined) : undefined}
      onRetry={() => ask(id)}
      onCheckAgain={() => checkAgain()}
      onTryAgain={() => {
        abandon();
        ask(id);
      }}
      onDismiss={() => abandon()}
    />
  );
}
