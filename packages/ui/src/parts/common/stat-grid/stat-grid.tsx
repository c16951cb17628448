import { classes } from '../../../primitives/classes';
import { Skeleton } from '../../../primitives/skeleton';

/** One figure of a {@link StatGrid}. */
export interface Stat {
  /** Name of the figure. */
  label: string;
  /** Formatted for display; undefined while loading. */
  value: string | undefined;
}

export interface StatGridProps {
  /** In the order to show. */
  stats: readonly Stat[];
  /** Figures side by side on a wide screen. @defaultValue 6 */
  columns?: 4 | 6 | undefined;
}

/** Figures in one strip, each with its name. A figure keeps its place while it loads. */
export function StatGrid({ stats, columns = 6 }: StatGridProps) {
  return (
    <dl
      className={classes(
        // The gaps show the line's colour between the figures.
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
