import { REALTIME } from '../../limits';
import type { RealtimePace } from './connection-timing';

/**
 * The wait before a reconnect, in ms: it doubles from the first up to 30 s; null when all attempts are used up (spec
 * §9).
 */
export const reconnectDelayMs = (reconnectsDone: number, pace: RealtimePace): number | null =>
  reconnectsDone < pace.reconnects
    ? Math.min(pace.firstDelayMs * 2 ** reconnectsDone, REALTIME.maxDelayMs)
    : null;
