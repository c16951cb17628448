import type { BadgeTone } from '../badge';
import { classes } from '../classes';
import type { ElementProps } from '../element-props';

export interface StatusDotProps extends ElementProps<HTMLSpanElement> {
  /** The state in one or two words. */
  children: string;
  /** @defaultValue 'neutral' */
  tone?: BadgeTone | undefined;
}

/* A border, because forced colours remove backgrounds. */
const tones: Record<BadgeTone, string> = {
  neutral: 'border-ink-subtle',
  accent: 'border-accent',
  success: 'border-success',
  warning: 'border-warning',
  error: 'border-error',
  info: 'border-info',
};

/**
 * Status of one of many rows: a 6 px dot and a word. For tables, where a badge in every row is too heavy; on a card use
 * a badge.
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
