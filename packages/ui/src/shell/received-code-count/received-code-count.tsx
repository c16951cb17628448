/** Props of {@link ReceivedCodeCount}. */
export interface ReceivedCodeCountProps {
  /** Codes that arrived and wait for the user; above 0. */
  count: number;
}

/** How many codes are ready, beside the link to the active numbers. */
export function ReceivedCodeCount({ count }: ReceivedCodeCountProps) {
  return (
    <span className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-pill bg-success px-1 text-xs font-semibold text-canvas tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{count === 1 ? '1 code ready' : `${count} codes ready`}</span>
    </span>
  );
}
