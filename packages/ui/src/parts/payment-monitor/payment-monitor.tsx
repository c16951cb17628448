import { Activity } from 'lucide-react';

/** Props of {@link PaymentMonitor}. */
export interface PaymentMonitorProps {
  /** Payments that wait for their result. */
  pending: number;
  /** Payments the provider is being asked about. */
  verifying: number;
}

/** Says that payments are monitored live, and how many (spec §2). */
export function PaymentMonitor({ pending, verifying }: PaymentMonitorProps) {
  return (
    <section
      aria-label="Real-time Payment Monitoring"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-info-line bg-info-soft px-4 py-3 text-sm"
    >
      <Activity aria-hidden className="size-4 shrink-0 text-info" />
      <h2 className="font-semibold text-ink">Real-time Payment Monitoring</h2>
      <p role="status" className="text-ink-muted tabular-nums sm:ml-auto">
        {pending} pending · {verifying} verifying
      </p>
    </section>
  );
}
