export interface NumberCountersProps {
  /** Numbers that wait for an SMS. */
  waiting: number;
  /** Numbers with an SMS. */
  received: number;
}

/** The three counters of the active numbers page in one line; the total is the sum of the other two. */
export function NumberCounters({ waiting, received }: NumberCountersProps) {
  const counters = [
    { label: 'Waiting for SMS', count: waiting },
    { label: 'SMS Received', count: received },
    { label: 'Total Active', count: waiting + received },
  ];
  return (
    <dl className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm max-md:text-xs">
      {counters.map(({ label, count }) => (
        <div
          key={label}
          className="flex gap-x-1.5 not-last:after:text-ink-subtle not-last:after:content-['·']"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold text-ink tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
