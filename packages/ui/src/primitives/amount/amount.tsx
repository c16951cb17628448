import { classes } from '../classes';

export interface AmountProps {
  /** Amount with its currency, as it is read: '$148.3725'. */
  children: string;
  /** Size, weight and colour, for example 'text-figure text-ink'. */
  className?: string | undefined;
}

/** Money in digits of one width. Decimals after the second are quiet, so that the eye reads dollars and cents first. */
export function Amount({ children, className }: AmountProps) {
  const [, cents = children, rest] = /^(.*\.\d\d)(\d+)$/.exec(children) ?? [];
  return (
    <span className={classes('tabular-nums', className)}>
      {cents}
      {rest !== undefined && <span className="font-normal text-ink-subtle">{rest}</span>}
    </span>
  );
}
