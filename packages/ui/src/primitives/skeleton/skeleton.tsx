import { classes } from '../classes';
import type { ElementProps } from '../element-props';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ElementProps<HTMLDivElement> {
  /** Size of what will appear here, for example `h-4 w-32`. */
  className: string;
}

/** Keeps the place of something that is still loading. Hidden from screen readers: say it in words elsewhere. */
export function Skeleton({ className, ...element }: SkeletonProps) {
  return (
    <div {...element} aria-hidden className={classes('animate-pulse rounded-control bg-sunken', className)} />
  );
}
