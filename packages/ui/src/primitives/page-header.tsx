import type { ReactNode } from 'react';

import { classes } from './classes';

export interface PageHeaderProps {
  /** The page's only first-level heading. */
  title: string;
  /** Actions of the whole page, at the right end; short enough to fit beside the title of a phone. */
  actions?: ReactNode;
  /** What the page has, in one sentence below the title. An empty one keeps its line. */
  summary?: string | undefined;
}

/**
 * The title of a page, and the actions of the whole page. Once at the top of every page for signed-in users.
 * Not for the heading of a section: use SectionHeading or an h2 in a Card. The title is the only first-level
 * heading of the page, and takes the focus when the focused element disappears.
 */
export function PageHeader({ title, actions, summary }: PageHeaderProps) {
  const hasSummary = summary !== undefined;
  return (
    <div
      className={classes(
        'flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2 md:min-h-10',
        hasSummary && 'max-md:gap-y-0 md:grid md:grid-cols-[1fr_auto] md:gap-y-1',
      )}
    >
      <h1 className="min-w-0 grow text-title text-ink">{title}</h1>
      {actions !== undefined && (
        <div className={classes('flex flex-wrap items-center gap-2', hasSummary && 'md:row-span-2')}>
          {actions}
        </div>
      )}
      {hasSummary && (
        <p className="min-h-5 basis-full text-meta text-ink-muted tabular-nums max-[22.5rem]:min-h-9 md:text-sm">
          {summary}
        </p>
      )}
    </div>
  );
}
