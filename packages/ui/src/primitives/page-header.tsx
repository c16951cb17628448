import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's only first-level heading. */
  title: string;
  /** Actions of the whole page, at the right end; short enough to fit beside the title of a phone. */
  actions?: ReactNode;
}

/**
 * The title of a page, and the actions of the whole page. Once at the top of every page for signed-in users.
 * Not for the heading of a section: use SectionHeading or an h2 in a Card. The title is the only first-level
 * heading of the page, and takes the focus when the focused element disappears.
 */
export function PageHeader({ title, actions }: PageHeaderProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2 md:min-h-10">
      <h1 className="min-w-0 grow text-title text-ink">{title}</h1>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
