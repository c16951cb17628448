import { classes } from '../../../primitives/classes';
import { Skeleton } from '../../../primitives/skeleton';

/** A figure of a {@link StatGrid}. */
export interface Stat {
  /** Label. */
  label: string;
  /** Formatted for display; undefined while loading. */
  value: string | undefined;
}

export interface StatGridProps {
  /** In display order. */
  stats: readonly Stat[];
  /** Columns on a wide screen. @defaultValue 6 */
  columns?: 4 | 6 | undefined;
}

/** Labelled figures in one strip. A loading figure keeps its size. */
export function StatGrid({ stats, columns = 6 }: StatGridProps) {
  return (
    <dl
      className={classes(
        // The gaps show the background, which draws the lines between the figures.
        'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line max-xs:grid-cols-1',
        columns === 6 ? 'md:grid-cols-3 xl:grid-cols-6' : 'md:grid-cols-4',
      )}
    >
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-0.5 bg-surface px-4 py-3">
          <dt className="text-xs text-ink-muted sm:text-sm">{label}</dt>
          <dd className="text-lg font-semibold wrap-anywhere sm:text-xl text-ink tabular-nums">
            {value ?? (
              <>
                <Skeleton className="my-1 h-4.5 w-16 sm:h-5" />
                <span className="sr-only">Loading...</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
