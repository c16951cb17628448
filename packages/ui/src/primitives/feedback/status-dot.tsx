import type { BadgeTone } from './badge';
import { classes } from '../classes';

export interface StatusDotProps {
  /** The state in one or two words. */
  children: string;
  /** @defaultValue 'neutral' */
  tone?: BadgeTone | undefined;
}

/*
 * A border, because forced colours remove backgrounds. Hollow without a colour: also without colours,
 * 'Cancelled' differs.
 */
const tones: Record<BadgeTone, string> = {
  neutral: 'border border-ink-subtle',
  accent: 'border-3 border-accent',
  success: 'border-3 border-success',
  warning: 'border-3 border-warning',
  error: 'border-3 border-error',
  info: 'border-3 border-info',
};

/**
 * Status of one of many rows: a 6 px dot, hollow where nothing came of it, and a word. For tables, where a
 * badge in every row is too heavy; on a card use a badge. In tables and lists: history, payments, recent
 * activity. Not without a word: a dot alone is not readable for many users, nor for screen readers. Only the
 * word is read. The dot is hidden and drawn as a border, so that forced colours keep it.
 */
export function StatusDot({ children, tone = 'neutral' }: StatusDotProps) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span
        aria-hidden
        className={classes('size-1.5 shrink-0 -translate-y-0.25 rounded-pill', tones[tone])}
      />
      {children}
    </span>
  );
}
