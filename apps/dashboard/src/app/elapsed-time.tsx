import { formatCountdown } from '@sms/domain/lib/format/countdown';
import { SECOND_MS } from '@sms/domain/limits/spec';
import { useEffect, useState } from 'react';

/** Shorter ones are over before a time is read, in ms. */
const SHOWN_FROM_MS = 3 * SECOND_MS;

interface ElapsedTimeProps {
  /** The beginning, in ms since 1970 on this machine. */
  readonly since: number;
}

/** For how long something has been going on, as `mm:ss`, from three seconds on; ticks every second. */
export function ElapsedTime({ since }: ElapsedTimeProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now - since >= SHOWN_FROM_MS && formatCountdown(now - since);
}
