import { Activity } from 'lucide';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';

export interface PaymentMonitorProps {
  /** Number of pending payments. */
  pending: number;
  /** Number of payments being verified with the provider. */
  verifying: number;
}

/**
 * Live monitoring of payments: the numbers of pending and verifying ones (spec §2). One slim line, darker
 * while there are some; as high without, so that nothing moves when they arrive. Once on the payments page.
 * Not for a single payment: its row shows its state. The counts are a status: '2 pending · 1 verifying' is
 * announced when it changes.
 */
export function PaymentMonitor({ pending, verifying }: PaymentMonitorProps) {
  const isQuiet = pending === 0 && verifying === 0;
  return (
    <section
      aria-label="Real-time Payment Monitoring"
      className={classes('flex items-center gap-x-2 text-xs', isQuiet ? 'text-ink-subtle' : 'text-ink')}
    >
      <Icon of={Activity} className={classes('size-4 shrink-0', !isQuiet && 'text-info')} />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <h2 className="font-medium">Real-time Payment Monitoring</h2>
        <p role="status" className="tabular-nums">
          {pending} pending · {verifying} verifying
        </p>
      </div>
    </section>
  );
}
