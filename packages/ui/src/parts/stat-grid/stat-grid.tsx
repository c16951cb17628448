import { classes } from '../../primitives/classes';
import { Skeleton } from '../../primitives/skeleton';

/** One figure of a {@link StatGrid}. */
export interface Stat {
  label: string;
  /** Formatted for display; undefined while loading. */
  value: string | undefined;
}

/** Props of {@link StatGrid}. */
export interface StatGridProps {
  stats: readonly Stat[];
  /** Figures side by side on a wide screen. @defaultValue 3 */
  columns?: 3 | 4 | undefined;
}

/** Figures side by side, each with its name. A figure keeps its place while it loads. */
export function StatGrid({ stats, columns = 3 }: StatGridProps) {
  return (
    <dl
      className={classes(
        'grid grid-cols-2 gap-3 max-xs:grid-cols-1',
        columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4',
      )}
    >
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col gap-1 rounded-card border border-line bg-surface px-4 py-4 shadow-card"
        >
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
