export interface NumberCountersProps {
  waiting: number;
  received: number;
}

/** The three counters of the active numbers page in one line. Changes are not announced. */
export function NumberCounters({ waiting, received }: NumberCountersProps) {
  const counters = [
    { label: 'Waiting for SMS', count: waiting },
    { label: 'SMS Received', count: received },
    { label: 'Total Active', count: waiting + received },
  ];
  return (
    // A dot precedes each counter but the first of a line: that one is clipped.
    <dl className="flex min-h-8 flex-wrap items-center overflow-hidden text-xs md:text-sm">
      {counters.map(({ label, count }) => (
        <div
          key={label}
          className="relative -left-4 flex gap-x-1.5 pl-4 before:absolute before:left-1.5 before:text-ink-subtle before:content-['·']"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold text-ink tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
