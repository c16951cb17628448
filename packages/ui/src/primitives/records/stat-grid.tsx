import { classes } from '../classes';
import { Amount } from '../amount';
import { Skeleton } from '../feedback/skeleton';

/** Nothing, such as '$0.0000' and '—', is quiet: a new account has many of them. */
export const figureTone = (figure = ''): string => (/[1-9]/.test(figure) ? 'text-ink' : 'text-ink-subtle');

/** A figure of a {@link StatGrid}. */
export interface Stat {
  label: string;
  /** Formatted for display; undefined while loading. */
  value: string | undefined;
  /** Definition of the figure, in few words that follow its value. @defaultValue undefined */
  hint?: string | undefined;
}

export interface StatGridProps {
  /** In display order. */
  stats: readonly Stat[];
  /** Columns on a wide screen. @defaultValue 6 */
  columns?: 4 | 6 | undefined;
}

/**
 * Labelled figures in one strip. A loading figure keeps its size. For the six figures of the dashboard and
 * the four of the payments page. Not for trends: use a chart. A loading figure reads 'Loading...'.
 */
export function StatGrid({ stats, columns = 6 }: StatGridProps) {
  return (
    <dl
      className={classes(
        'grid gap-4 rounded-card border border-line bg-surface p-card xs:grid-cols-2',
        columns === 6 ? 'sm:grid-cols-3 xl:grid-cols-6' : 'md:grid-cols-4',
      )}
    >
      {stats.map(({ label, value, hint }) => (
        <div key={label} className="min-h-11">
          <dt className="text-meta text-ink-muted">{label}</dt>
          <dd className={classes('text-lg font-semibold wrap-anywhere tabular-nums', figureTone(value))}>
            {value === undefined ? (
              <>
                <Skeleton className="my-1 h-4.5 w-16" />
                <span className="sr-only">Loading...</span>
              </>
            ) : (
              <>
                <Amount>{value}</Amount>
                {hint !== undefined && value !== '—' && (
                  <span className="text-xs font-normal text-ink-muted"> {hint}</span>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
