import { classes } from '../classes';
import type { ElementProps } from '../element-props';

export interface SkeletonProps extends ElementProps<HTMLDivElement> {
  /** Size of the loading content, for example `h-4 w-32`. */
  className: string;
}

/** Placeholder of loading content, in its size. Hidden from screen readers: announce loading elsewhere. */
export function Skeleton({ className, ...element }: SkeletonProps) {
  return (
    <div {...element} aria-hidden className={classes('animate-pulse rounded-control bg-sunken', className)} />
  );
}
