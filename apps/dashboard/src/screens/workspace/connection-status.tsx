import { $connectionBadge } from '@sms/domain';
import { ConnectionBadge } from '@sms/ui/shell/connection-badge';
import { useUnit } from 'effector-react';

/** Whether updates arrive live (spec §2). */
export function ConnectionStatus() {
  const { state, detail } = useUnit($connectionBadge);
  return <ConnectionBadge state={state} detail={detail ?? undefined} />;
}
