import type { ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';

/** Meaning of the badge; sets its colour. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'error' | 'info';

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  children: ReactNode;
  /** @defaultValue 'neutral' */
  tone?: BadgeTone | undefined;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink-muted',
  accent: 'border-accent-line bg-accent-soft text-accent',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  error: 'border-error-line bg-error-soft text-error',
  info: 'border-info-line bg-info-soft text-info',
};

/**
 * A pill of a word or two for the state of one thing, such as 'Waiting for SMS'. The words carry the meaning,
 * the colour only helps. On a card or in a dialog about one thing, so that its state is visible at a glance.
 * Not in the rows of a table or a list: use StatusDot. Twenty pills in a column are too heavy.
 */
export function Badge({ children, tone = 'neutral', ...element }: BadgeProps) {
  return (
    <span
      {...element}
      className={classes(
        'inline-flex items-center gap-1 rounded-pill border px-2 py-0.5 text-xs font-medium xs:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
