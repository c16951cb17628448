import type { PingMessage, RealtimeMessage } from '../../contracts/messages';
import type { Clock, ClockSample } from '../../lib/time/clock';

type Pong = Extract<RealtimeMessage, { type: 'pong' }>['data'];

export interface HeartbeatOptions {
  readonly clock: Clock;
  /** Sends a ping at once; pings are never queued, since a delayed one measures nothing. */
  readonly sendPing: (ping: PingMessage) => void;
  /** No message since the last ping: the connection is dead, although the browser reports it as open. */
  readonly onSilence: () => void;
  readonly onServerTime: (clockSample: ClockSample) => void;
}

/** A tick after so many intervals was delayed by a sleeping machine or a hidden tab, as were the pongs. */
const LATE_INTERVALS = 1.5;

/** Pings at an interval (spec §9): a half-open socket looks healthy to the browser for minutes. */
export const createHeartbeat = ({ clock, sendPing, onSilence, onServerTime }: HeartbeatOptions) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let intervalMs = 0;
  /** Since the last ping. */
  let hasReceived = false;
  /** One pong proves nothing about a clock: the first is followed by another ping at once. */
  let hasSecondSample = false;
  let last = { messageId: '', sentAt: 0 };

  const ping = (): void => {
    const now = clock.now();
    hasReceived = false;
    last = { messageId: `ping_${now}_${Math.random().toString(36).slice(2, 11)}`, sentAt: now };
    sendPing({ type: 'ping', messageId: last.messageId, timestamp: new Date(now).toISOString() });
  };

  const tick = (): void => {
    const isLate = clock.now() - last.sentAt > LATE_INTERVALS * intervalMs;
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
    received: (): void => {
      hasReceived = true;
    },
    /** The response to a ping: the server wrote its time between ping and pong. */
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
