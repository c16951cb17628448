import type { ReactNode } from 'react';

import { CountryFlag } from '../../../primitives/country-flag';
import { ServiceLogo } from '../../../primitives/service-logo';
import { ChartFigure } from './chart-figure';
import { ChartTable } from './chart-table';

/** A service, country or group in the chart. */
export interface SuccessBar {
  /** Name of the service or country, or the size of the group. */
  name: string;
  /** Provider code, for the logo or flag; undefined for combined entries. */
  code?: string | undefined;
  /** Numbers that received a code. */
  received: number;
  /** Numbers with a known outcome. */
  finished: number;
  /** Numbers that are still waiting. */
  waiting: number;
}

export interface SuccessChartProps {
  /** Compared entity; sets title and images. */
  by: 'service' | 'country';
  /** Largest sample first. */
  entries: readonly SuccessBar[];
  /** Scope of the data. */
  coverage: string;
}

const TEXTS = {
  service: { title: 'Success by service', column: 'Service' },
  country: { title: 'Success by country', column: 'Country' },
} as const;

const PICTURES: Record<SuccessChartProps['by'], (entry: { code: string; name: string }) => ReactNode> = {
  service: ({ code, name }) => <ServiceLogo code={code} name={name} size="sm" />,
  country: ({ code }) => <CountryFlag code={code} />,
};

/** Success rate by service or by country, with the sample size. */
export function SuccessChart({ by, entries, coverage }: SuccessChartProps) {
  const { title, column } = TEXTS[by];
  const sum = (part: 'received' | 'finished' | 'waiting') =>
    entries.reduce((total, entry) => total + entry[part], 0);
  return (
    <ChartFigure
      title={title}
      coverage={coverage}
      empty={entries.length === 0 ? 'No purchases yet.' : undefined}
      table={
        <ChartTable
          title={title}
          columns={[column, 'Codes received', 'Finished', 'Still waiting']}
          rows={entries.map(({ name, ...counts }) => ({ name, values: valuesOf(counts) }))}
          total={{
            name: 'Total',
            values: valuesOf({
              received: sum('received'),
              finished: sum('finished'),
              waiting: sum('waiting'),
            }),
          }}
        />
      }
    >
      <ul className="flex flex-1 flex-col gap-2.5 text-table">
        {entries.map(({ name, code, received, finished, waiting }) => (
          <li
            key={code ?? name}
            className="grid grow grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] items-center gap-x-3 max-xs:grid-cols-1 xs:max-h-12"
          >
            <span className="flex min-w-0 items-center gap-2">
              {code !== undefined && PICTURES[by]({ code, name })}
              <bdi className="min-w-0 wrap-anywhere text-ink">{name}</bdi>
            </span>
            <Bar share={finished === 0 ? 0 : received / finished} />
            <span className="min-w-14 text-right text-ink-muted tabular-nums">
              {finished === 0 ? `${waiting} waiting` : `${received} of ${finished}`}
            </span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-pill border border-line forced-color-adjust-none"
    >
      <rect width="100" height="1" className="fill-sunken" />
      <rect width={share * 100} height="1" className="fill-success" />
    </svg>
  );
}

const valuesOf = ({ received, finished, waiting }: Omit<SuccessBar, 'name' | 'code'>): readonly string[] =>
  [received, finished, waiting].map(String);
