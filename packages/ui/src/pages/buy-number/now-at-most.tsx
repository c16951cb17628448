export interface NowAtMostProps {
  /** The price of the moment, formatted USD. */
  now: string;
  /** The user's own maximum above it, formatted USD. */
  atMost: string;
}

/**
 * What a purchase with an own maximum costs, in two parts that break between them. For price panel and
 * button.
 */
export function NowAtMost({ now, atMost }: NowAtMostProps) {
  return (
    <>
      <span translate="no" className="whitespace-nowrap tabular-nums">{`now ${now}, `}</span>
      <span translate="no" className="whitespace-nowrap tabular-nums">{`at most ${atMost}`}</span>
    </>
  );
}
