import { X } from 'lucide';
import type { ComponentType, ReactNode } from 'react';

import { Icon } from '../icon';
import { IconButton } from '../buttons/icon-button';
import { lazyWithRetry } from './lazy-with-retry';

export interface LazyDialogProps {
  /** Called when the user closes the dialog, or the error notice in its place. */
  onClose: () => void;
}

/** Error notice in place of the dialog. */
const overPage = (notice: ReactNode, { onClose }: LazyDialogProps) => (
  <div className="fixed inset-x-4 top-24 z-50 mx-auto max-w-sm rounded-card border border-line bg-raised shadow-popover">
    {notice}
    <span className="absolute top-1 right-1">
      <IconButton label="Close" onClick={onClose} icon={<Icon of={X} className="size-4" />} />
    </span>
  </div>
);

/**
 * A dialog whose code is fetched on first open, for those that most visits never open: command palette, Add
 * Funds, details. Render it only while it is open, inside a `Suspense`. If the fetch fails, a dismissible
 * notice, an alert, appears over the page, which stays usable.
 * @param load imports the module whose default export is the dialog
 */
export const lazyDialog = <Props extends LazyDialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazyWithRetry(load, overPage);
