/** Times of a request and of its complete response, on one clock. */
interface Exchange {
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The longest chain of requests in which each was sent after the previous response. */
export const criticalChain = <E extends Exchange>(exchanges: readonly E[]): readonly E[] => {
  const chain: E[] = [];
  // The earliest response leaves most room for the requests that follow.
  for (const exchange of exchanges.toSorted((one, other) => one.answeredAt - other.answeredAt)) {
    if (exchange.sentAt >= (chain.at(-1)?.answeredAt ?? -Infinity)) chain.push(exchange);
  }
  return chain;
};
