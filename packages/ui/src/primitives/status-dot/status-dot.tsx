import type { BadgeTone } from '../badge';
import { classes } from '../classes';
import type { ElementProps } from '../element-props';

/** Props of {@link StatusDot}. */
export interface StatusDotProps extends ElementProps<HTMLSpanElement> {
  /** The state in a word or two. */
  children: string;
  /** @defaultValue 'neutral' */
  tone?: BadgeTone | undefined;
}

/* Borders, which forced colours keep where they take a background away. */
const tones: Record<BadgeTone, string> = {
  neutral: 'border-ink-subtle',
  accent: 'border-accent',
  success: 'border-success',
  warning: 'border-warning',
  error: 'border-error',
  info: 'border-info',
};

/**
 * The state of one of many rows: a dot of 6 px and a word. In a table, where a pill in every row is a column of pills;
 * on a card use a badge.
 */
export function StatusDot({ children, tone = 'neutral', ...element }: StatusDotProps) {
  return (
    <span {...element} className="inline-flex items-baseline gap-2">
      <span
        aria-hidden
        className={classes('size-1.5 shrink-0 -translate-y-0.25 rounded-pill border-3', tones[tone])}
      />
      {children}
    </span>
  );
}
