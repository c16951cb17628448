import { Button } from '../button';
import type { ElementProps } from '../element-props';

export interface LoadErrorProps extends ElementProps<HTMLDivElement> {
  /** Retries the fetch. */
  onTryAgain: () => void;
}

/**
 * Error notice in place of a component whose code could not be fetched: no connection, or the server has a newer
 * version. Through lazyWithRetry and lazyDialog, which render it. Not for data that failed to load: use a Banner with
 * the text of that error.
 */
export function LoadError({ onTryAgain, ...element }: LoadErrorProps) {
  return (
    <div {...element} role="alert" className="flex flex-col items-center gap-4 p-6 text-center">
      <p className="text-sm text-ink">This part could not be loaded</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
