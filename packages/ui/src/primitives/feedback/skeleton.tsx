import { classes } from '../classes';

export interface SkeletonProps {
  /** Size of the loading content, for example `h-4 w-32`. */
  className: string;
}

/**
 * Placeholder of loading content, in its size. Hidden from screen readers: announce loading elsewhere. For
 * figures, rows and cards of known size. Not for a refresh of visible content: keep the old content and set
 * busy on the refresh button.
 */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={classes('animate-pulse rounded-control bg-sunken', className)} />;
}
