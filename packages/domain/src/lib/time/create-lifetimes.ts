import { createEvent, sample, type Store } from 'effector';
import { createTask, type Tools } from '../task';
import type { DelayedCall } from './create-timer';

interface Lifetimes<T> {
  /** When each ends, in ms since 1970; while paused, by the clock of `pausedAt`. */
  readonly ends: Map<T, number>;
  /** In ms since 1970; null while running. */
  pausedAt: number | null;
}

/**
 * Creates timers that run only while `$isRunning`, so that a message out of sight does not expire unread.
 * `started` starts some; if one is running already, the earlier of both ends counts. `expired` fires with all
 * that end at the same moment.
 */
export const createLifetimes = <T>($isRunning: Store<boolean>) => {
  const expired = createEvent<readonly T[]>();

  const lifetimesOf = ({ clock, timers, own, tell }: Tools) => {
    const lifetimes = own<Lifetimes<T>>(expired, () => ({ ends: new Map(), pausedAt: null }));
    const first = (): number => Math.min(...lifetimes.ends.values());

    const expire = (): void => {
      // The timer is right even if the clock was set back meanwhile.
      const now = Math.max(clock.now(), first());
      const gone = [...lifetimes.ends].flatMap(([payload, end]) => (end <= now ? [payload] : []));
      for (const payload of gone) lifetimes.ends.delete(payload);
      wait();
      tell(expired, gone);
    };
    // Without any, or while paused, there is nothing to wait for.
    const wait = (): void =>
      timers.expire(
        expired,
        expire,
        lifetimes.pausedAt === null ? Math.max(first() - clock.now(), 0) : Infinity,
      );
    return { lifetimes, wait, now: clock.now() };
  };

  const started = createTask((tools, calls: readonly DelayedCall<T>[]) => {
    const { lifetimes, wait, now } = lifetimesOf(tools);
    for (const { payload, afterMs } of calls) {
      const end = (lifetimes.pausedAt ?? now) + afterMs;
      lifetimes.ends.set(payload, Math.min(lifetimes.ends.get(payload) ?? Infinity, end));
    }
    wait();
  });
  const switched = createTask((tools, isRunning: boolean) => {
    const { lifetimes, wait, now } = lifetimesOf(tools);
    const pausedMs = Math.max(now - (lifetimes.pausedAt ?? now), 0);
    if (isRunning) lifetimes.ends.forEach((end, payload, ends) => ends.set(payload, end + pausedMs));
    lifetimes.pausedAt = isRunning ? null : now;
    wait();
  });
  sample({ clock: $isRunning, target: switched });

  return { started, expired };
};
