/** How often a connection pings and how it reconnects. */
export interface RealtimePace {
  /** Attempts in a row before it gives up. */
  readonly reconnects: number;
  /** Wait before the first of them, in ms. */
  readonly firstDelayMs: number;
  /** Time between two pings, in ms. */
  readonly heartbeatMs: number;
}
