import { $healthGate, retryConnectionClicked } from '@sms/domain/session/health-check';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { HealthGate } from '@sms/ui/shell/screens/health-gate';
import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { hasSessionHint } from '../../browser/storage/session-hint';

const OfflineScreen = lazyWithRetry(
  () => import('./offline-screen'),
  (_, { fallback }) => fallback,
);

/** Shows the product once the server has been reached (spec §2). */
export function HealthGateScreen({ children }: { children: ReactNode }) {
  const { gate, retry } = useUnit({ gate: $healthGate, retry: retryConnectionClicked });
  if (gate === 'reachable') return children;
  const screen = (state: typeof gate) => (
    <HealthGate state={state} framed={hasSessionHint()} onRetry={() => retry()} />
  );
  if (gate === 'checking' || navigator.onLine) return screen(gate);
  return (
    // An alert in the place of another one would be heard as well.
    <Suspense fallback={screen('checking')}>
      <OfflineScreen onRetry={retry} fallback={screen(gate)} />
    </Suspense>
  );
}
