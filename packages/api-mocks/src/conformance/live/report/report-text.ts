import type { Report, Row } from './report';

const linesOf = ({ subject, verdict, statuses, skippedBecause, differences }: Row): readonly string[] => [
  `  ${subject.padEnd(20)} ${skippedBecause === null ? verdict : `${verdict}: ${skippedBecause}`}  ${statuses.join(' ')}`,
  ...differences.flatMap(({ name, expected, actual, expectation }) =>
    expectation === null ? [`    ✗ ${name}: expected ${expected}, got ${actual}`] : [],
  ),
];

/** Each expected difference that occurred, with its number of calls. */
const expectedLines = (rows: Report['rows']): readonly string[] => {
  const met = rows
    .flatMap(({ differences }) => differences)
    .flatMap(({ expectation }) => (expectation === null ? [] : [expectation]));
  return [...new Set(met)].map((expectation) => {
    const times = met.filter((other) => other === expectation).length;
    return `  ${expectation.difference}${times > 1 ? ` ×${times}` : ''}  ${expectation.reason}`;
  });
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** A report for a terminal. */
export const reportText = ({
  origin,
  profile,
  rows,
  limits,
  frames,
  notOccurred,
  unexpected,
}: Report): string => {
  const expected = expectedLines(rows);
  return [
    `${origin}, compared with: ${profile}`,
    ...section('Calls:', rows.flatMap(linesOf)),
    ...section('Seen on the way:', [
      ...limits.map(
        ({ limiter, allowed }) =>
          `  limit ${limiter}: ${allowed === null ? 'none met' : `${allowed} calls a minute`}`,
      ),
      `  messages: ${frames.join(', ')}`,
    ]),
    ...section('Differs as expected:', expected),
    ...section(
      'Expected, but did not occur:',
      notOccurred.map(({ difference, reason }) => `  ${difference}  ${reason}`),
    ),
    '',
    `Unexpected differences: ${unexpected}. Expected ones: ${expected.length}; expected, but not met: ${notOccurred.length}.`,
  ].join('\n');
};
