import { $healthGate, retryConnectionClicked } from '@sms/domain';
import { HealthGate } from '@sms/ui/shell/health-gate';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** Shows the product once the server has been reached (spec §2). */
export function HealthGateScreen({ children }: { children: ReactNode }) {
  const { gate, retry } = useUnit({ gate: $healthGate, retry: retryConnectionClicked });
  if (gate === 'reachable') return children;
  return <HealthGate state={gate} onRetry={() => retry()} />;
}
