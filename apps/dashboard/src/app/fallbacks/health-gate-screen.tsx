import { $healthGate, retryConnectionClicked } from '@sms/domain';
import { late } from '@sms/ui/primitives/lazy-with-retry';
import { HealthGate } from '@sms/ui/shell/health-gate';
import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { loadAtRest } from '../load-on-idle';
import type { OfflineScreenProps } from './offline-screen';

const OfflineScreen = late<OfflineScreenProps>(() =>
  loadAtRest().then((it) => ({ default: it.OfflineScreen })),
);

/** Shows the product once the server has been reached (spec §2). */
export function HealthGateScreen({ children }: { children: ReactNode }) {
  const { gate, retry } = useUnit({ gate: $healthGate, retry: retryConnectionClicked });
  if (gate === 'reachable') return children;
  const plain = <HealthGate state={gate} onRetry={() => retry()} />;
  if (gate === 'checking' || navigator.onLine) return plain;
  return (
    <Suspense fallback={plain}>
      <OfflineScreen onRetry={retry} plain={plain} />
    </Suspense>
  );
}
