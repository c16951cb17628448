import type { ElementProps } from './element-props';

export interface AmountProps extends ElementProps<HTMLSpanElement> {
  /** Amount with its currency, as it is read: '$148.3725'. */
  children: string;
}

/**
 * Money with up to four decimals, in digits of one width. Decimals after the second are quiet, so that the
 * eye reads dollars and cents first; VoiceOver reads both parts as one. For every balance and price that a
 * page shows on its own: figures, cards, the header. Not inside a sentence or on a button: write the amount
 * as text.
 */
export function Amount({ children, ...element }: AmountProps) {
  const [, cents = children, rest = ''] = /^(.*\.\d\d)(\d+)$/.exec(children) ?? [];
  return (
    <span {...element} role="text" translate="no" className="tabular-nums">
      <span>{cents}</span>
      <span className="font-normal text-ink-subtle">{rest}</span>
    </span>
  );
}
