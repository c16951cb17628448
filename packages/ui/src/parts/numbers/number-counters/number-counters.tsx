export interface NumberCountersProps {
  /** Numbers with the stored status waiting. */
  waiting: number;
  /** Numbers with the stored status received. */
  received: number;
}

/** The three counters of the active numbers page; the total is the sum of the other two. */
export function NumberCounters({ waiting, received }: NumberCountersProps) {
  const counters = [
    { label: 'Waiting for SMS', count: waiting },
    { label: 'SMS Received', count: received },
    { label: 'Total Active', count: waiting + received },
  ];
  return (
    <dl className="grid grid-cols-3 max-xs:grid-cols-1 max-xs:divide-x-0 divide-x divide-line rounded-card border border-line bg-surface">
      {counters.map(({ label, count }) => (
        <div key={label} className="flex flex-col gap-0.5 px-3 py-3 sm:px-5">
          <dt className="text-xs text-ink-muted sm:text-sm">{label}</dt>
          <dd className="text-xl font-semibold text-ink tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
