import type { ReactNode } from 'react';

import { Button } from '../buttons/button';
import { Banner } from './banner';

export interface LoadErrorProps {
  /** Why the load failed; undefined shows nothing. */
  children: ReactNode;
  /** What could not be loaded, where the reason does not say it. @defaultValue undefined */
  title?: string | undefined;
  /** True while it loads again. @defaultValue false */
  busy?: boolean | undefined;
  /** Called by 'Try Again'; undefined where only 'Refresh' reloads it. @defaultValue undefined */
  onTryAgain?: (() => void) | undefined;
}

/**
 * A load that failed: an alert, above the earlier data, which stays. Not for a failed action: its dialog, or
 * a toast, says so.
 */
export function LoadError({ children, title, busy, onTryAgain }: LoadErrorProps) {
  return (
    children !== undefined && (
      <Banner
        tone="error"
        role="alert"
        title={title}
        action={
          onTryAgain && (
            <Button size="sm" busy={busy} onClick={onTryAgain}>
              Try Again
            </Button>
          )
        }
      >
        {children}
      </Banner>
    )
  );
}
