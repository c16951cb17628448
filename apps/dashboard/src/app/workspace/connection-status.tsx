import { $connectionBadge } from '@sms/domain/notifications';
import { reconnectClicked } from '@sms/domain/realtime';
import { ConnectionBadge } from '@sms/ui/shell/connection-badge';
import { useUnit } from 'effector-react';

/** Status of the live updates (spec §2). */
export function ConnectionStatus() {
  const { badge, retry } = useUnit({ badge: $connectionBadge, retry: reconnectClicked });
  return (
    <ConnectionBadge
      state={badge.state}
      detail={badge.detail ?? undefined}
      onRetry={badge.isGivenUp ? () => retry() : undefined}
    />
  );
}
