/** When something was asked, and when its answer was complete, on one clock. */
interface Exchange {
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The longest chain of exchanges of which each was sent only after the one before was answered. */
export const criticalChain = <E extends Exchange>(exchanges: readonly E[]): readonly E[] => {
  const chain: E[] = [];
  // Whichever is answered first leaves most room for those that follow.
  for (const exchange of exchanges.toSorted((one, other) => one.answeredAt - other.answeredAt)) {
    if (exchange.sentAt >= (chain.at(-1)?.answeredAt ?? -Infinity)) chain.push(exchange);
  }
  return chain;
};
