import type { PingMessage, RealtimeMessage } from '../../contracts';
import type { Clock } from '../../lib/time/clock';
import type { ClockSample } from '../../lib/time/server-clock';

type Pong = Extract<RealtimeMessage, { type: 'pong' }>['data'];

/** What a heartbeat needs. */
export interface HeartbeatOptions {
  readonly clock: Clock;
  /** Sends a ping at once; pings are never queued, since a late one measures nothing. */
  readonly sendPing: (ping: PingMessage) => void;
  /** Nothing was heard since the last ping: the connection is dead, whatever the browser believes. */
  readonly onSilence: () => void;
  /** What an answered ping says about the server's clock. */
  readonly onServerTime: (told: ClockSample) => void;
}

/**
 * A tick that took this many intervals was held up by a sleeping machine or a hidden tab, and so were the answers.
 */
const LATE_INTERVALS = 1.5;

/**
 * Pings at an interval (spec §9). A half-open socket looks healthy to the browser for many minutes: only silence
 * after a ping reveals it.
 */
export const createHeartbeat = ({ clock, sendPing, onSilence, onServerTime }: HeartbeatOptions) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let intervalMs = 0;
  let tickedAt = 0;
  /** Since the last ping. */
  let hasReceived: boolean;
  /** One pong proves nothing about a clock: the first is followed by another at once. */
  let hasSecondSample = false;
  let last = { messageId: '', sentAt: 0 };

  const ping = (): void => {
    const now = clock.now();
    tickedAt = now;
    hasReceived = false;
    last = { messageId: `ping_${now}_${Math.random().toString(36).slice(2, 11)}`, sentAt: now };
    sendPing({ type: 'ping', messageId: last.messageId, timestamp: new Date(now).toISOString() });
  };

  const tick = (): void => {
    const isLate = clock.now() - tickedAt > LATE_INTERVALS * intervalMs;
    if (hasReceived || isLate) ping();
    else onSilence();
  };

  const stop = (): void => clearInterval(timer);

  return {
    /** Pings now and every `everyMs` from now on. When it is running, the interval starts over. */
    start: (everyMs: number): void => {
      stop();
      intervalMs = everyMs;
      ping();
      timer = setInterval(tick, intervalMs);
    },
    stop,
    /** Something arrived. */
    received: (): void => {
      hasReceived = true;
    },
    /** The answer to a ping: the server wrote its time at some moment between ping and answer. */
    pongReceived: ({ timestamp, messageId }: Pong): void => {
      const isOfLast = messageId === null || messageId === last.messageId;
      if (timestamp === null || !isOfLast) return;
      onServerTime({ by: 'pong', leastMs: timestamp - clock.now(), mostMs: timestamp - last.sentAt });
      if (hasSecondSample) return;
      hasSecondSample = true;
      ping();
    },
  };
};
