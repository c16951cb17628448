import { REALTIME } from '../limits';

/** The wait before a reconnect, in ms: 3, 6, 12, 24, 30 s; null when all are used up (spec §9). */
export const reconnectDelayMs = (reconnectsDone: number): number | null =>
  reconnectsDone < REALTIME.reconnects
    ? Math.min(REALTIME.firstDelayMs * 2 ** reconnectsDone, REALTIME.maxDelayMs)
    : null;
