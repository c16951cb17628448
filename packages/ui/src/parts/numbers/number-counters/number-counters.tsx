export interface NumberCountersProps {
  /** Numbers that wait for an SMS. */
  waiting: number;
  /** Numbers with an SMS. */
  received: number;
}

/** The three counters of the active numbers page in one line; the total is the sum of the other two. */
export function NumberCounters({ waiting, received }: NumberCountersProps) {
  const counters = [
    { word: 'Waiting', after: 'for SMS', count: waiting },
    { before: 'SMS', word: 'Received', count: received },
    { word: 'Total', after: 'Active', count: waiting + received },
  ];
  return (
    // A dot precedes each counter but the first of a line: that one is clipped.
    <dl className="-mr-4 flex min-h-8 flex-wrap items-center overflow-hidden text-sm max-md:text-xs">
      {counters.map(({ before, word, after, count }) => (
        <div
          key={word}
          className="relative -left-4 flex gap-x-1 pl-4 before:absolute before:left-1.5 before:text-ink-subtle before:content-['·']"
        >
          {/* Phones have room for one word of each label, which remains its name. */}
          <dt className="text-ink-muted max-md:*:sr-only">
            <span>{before}</span> {word} <span>{after}</span>
          </dt>
          <dd className="font-semibold text-ink tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
