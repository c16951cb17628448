import { CrashScreen } from '@sms/ui/shell/error-screen';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PATHS } from './paths';

/** Catches a screen that fails while it is drawn (spec §2). */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <CrashScreen
          onTryAgain={() => resetErrorBoundary()}
          // A full page load, so that nothing of the failed page is left.
          onGoToDashboard={() => window.location.assign(PATHS.dashboard)}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
