import { Activity } from 'lucide-react';

import { classes } from '../../primitives/classes';

/** Props of {@link PaymentMonitor}. */
export interface PaymentMonitorProps {
  /** Payments that wait for their result. */
  pending: number;
  /** Payments the provider is being asked about. */
  verifying: number;
}

/**
 * Says that payments are monitored live, and how many (spec §2). One quiet line while there are none: a box that is
 * always there is no longer seen on the day it matters. Both are the same elements, so that a change is announced.
 */
export function PaymentMonitor({ pending, verifying }: PaymentMonitorProps) {
  const isQuiet = pending === 0 && verifying === 0;
  return (
    <section
      aria-label="Real-time Payment Monitoring"
      className={classes(
        'flex flex-wrap items-center',
        isQuiet
          ? 'gap-x-2 text-xs text-ink-muted'
          : 'gap-x-3 gap-y-1 rounded-card border border-info-line bg-info-soft px-4 py-3 text-sm',
      )}
    >
      <Activity aria-hidden className={classes('shrink-0', isQuiet ? 'size-3.5' : 'size-4 text-info')} />
      <h2 className={isQuiet ? 'font-medium' : 'font-semibold text-ink'}>Real-time Payment Monitoring</h2>
      <p role="status" className={classes('tabular-nums', !isQuiet && 'text-ink-muted sm:ml-auto')}>
        {pending} pending · {verifying} verifying
      </p>
    </section>
  );
}
