import {
  dayHeading,
  formatCountdown,
  formatDateTime,
  formatNaira,
  formatPaymentSuccess,
  formatPercent,
  formatShortDay,
  formatTimeAgo,
  formatUsd,
  formatWholeNaira,
  localDay,
  pageRangeText,
  phoneGroups,
  shiftDay,
} from '@sms/domain/rules';
import { Table } from './table';

/** A function of the domain with its arguments and result. */
interface Example {
  readonly call: string;
  readonly text: string;
}

const example = <Args extends readonly unknown[]>(
  name: string,
  format: (...args: Args) => string,
  ...args: Args
): Example => ({
  call: `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
  text: format(...args),
});

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 2, 2, 12);
const TODAY = localDay(NOW);

const groups = (...args: Parameters<typeof phoneGroups>): string => phoneGroups(...args).join(' ');

/** Minutes before the fixed time. */
const ago = (minutes: number): Example => ({
  ...example('formatTimeAgo', formatTimeAgo, NOW - minutes * MINUTE_MS, NOW),
  call: `formatTimeAgo(${minutes} min before, now)`,
});

// Computed on each render, since the toolbar may set another locale.
const sections = (): readonly (readonly [title: string, examples: readonly Example[]])[] => [
  [
    'Money',
    [
      example('formatUsd', formatUsd, 1234.5),
      example('formatUsd', formatUsd, 1234.5, 2),
      example('formatUsd', formatUsd, null),
      example('formatNaira', formatNaira, 1500),
      example('formatWholeNaira', formatWholeNaira, 2000),
    ],
  ],
  [
    'Figures',
    [
      example('formatPercent', formatPercent, 95),
      example('formatPercent', formatPercent, null),
      {
        call: 'formatPaymentSuccess(2 of 3)',
        text: formatPaymentSuccess({ totalPayments: 3, successfulPayments: 2, successRate: null }),
      },
      example('pageRangeText', pageRangeText, 2, 53),
    ],
  ],
  [
    'Time that is left',
    [
      example('formatCountdown', formatCountdown, 19 * MINUTE_MS),
      example('formatCountdown', formatCountdown, 5_400),
      example('formatCountdown', formatCountdown, 0),
    ],
  ],
  [
    'Dates',
    [
      example('formatDateTime', formatDateTime, NOW),
      ago(0),
      ago(5),
      ago(60 * 26),
      example('formatShortDay', formatShortDay, TODAY),
      example('dayHeading', dayHeading, TODAY, TODAY),
      example('dayHeading', dayHeading, shiftDay(TODAY, -1), TODAY),
      example('dayHeading', dayHeading, shiftDay(TODAY, -9), TODAY),
    ],
  ],
  [
    'Phone numbers',
    [
      example('phoneGroups', groups, '+12025550143'),
      example('phoneGroups', groups, '+12025550143', 'national'),
      example('phoneGroups', groups, '+12025550143', 'digits'),
    ],
  ],
];

/** Examples of all formats of the product. */
export function FormatTable() {
  return sections().map(([title, examples]) => (
    <section key={title} className="mb-8 text-sm text-ink">
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      <Table
        headings={['Text', 'Made by']}
        rows={examples.map(({ call, text }) => [
          text,
          <code key={call} className="text-xs wrap-anywhere text-ink-muted">
            {call}
          </code>,
        ])}
      />
    </section>
  ));
}
