import type { ReactNode } from 'react';

import type { ElementProps } from '../element-props';

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  /** The page's only first-level heading. */
  title: string;
  /** One sentence about the purpose of the page. */
  description?: string | undefined;
  /** Actions of the whole page. */
  actions?: ReactNode;
}

/** Title, purpose and actions of a page. */
export function PageHeader({ title, description, actions, ...element }: PageHeaderProps) {
  return (
    // The padding keeps the right end free for toasts, so the actions are next to the title or below it.
    <div
      {...element}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:flex-col max-md:items-start md:pr-toast"
    >
      <div className="min-w-0">
        <h1 className="text-xl font-semibold text-ink">{title}</h1>
        {description !== undefined && <p className="mt-1 text-sm text-ink-muted">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
