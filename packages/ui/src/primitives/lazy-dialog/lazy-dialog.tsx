import { X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { IconButton } from '../icon-button';
import { lazyWithRetry } from '../lazy-with-retry';

/** Props that every lazy dialog has. */
export interface LazyDialogProps {
  /** The user asked to close the dialog, or the notice in its place. */
  onClose: () => void;
}

/** The notice of a failure, over the page where the dialog would be. */
const overPage = (notice: ReactNode, { onClose }: LazyDialogProps) => (
  <div className="fixed inset-x-4 top-24 z-50 mx-auto max-w-sm rounded-card border border-line bg-raised shadow-popover">
    {notice}
    <span className="absolute top-1 right-1">
      <IconButton label="Close" onClick={onClose} icon={<X aria-hidden className="size-4" />} />
    </span>
  </div>
);

/**
 * A dialog whose code is fetched when it is first opened; render it while it is open, below a `Suspense`. Where the
 * fetch fails a notice over the page says so, which can be closed (decision 0028).
 * @param load imports the module whose default export is the dialog
 */
export const lazyDialog = <Props extends LazyDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazyWithRetry(load, overPage);
