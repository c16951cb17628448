import type { ReactNode } from 'react';

interface ResultsProps {
  readonly rows: readonly (readonly [name: string, result: ReactNode])[];
}

/** What tests check, by name. */
export const Results = ({ rows }: ResultsProps) => (
  <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr]">
    {rows.map(([name, result]) => (
      <div
        key={name}
        className="grid border-b border-line py-2 sm:col-span-2 sm:grid-cols-subgrid sm:items-baseline"
      >
        <dt className="text-ink-muted">{name}</dt>
        <dd>{result}</dd>
      </div>
    ))}
  </dl>
);
