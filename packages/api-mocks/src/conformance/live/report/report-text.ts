import type { Report, Row } from './report';

/** The text fits on one screen; the page beside it has every difference. */
const MAX_DIFFERENCES = 12;

const VERDICTS: Readonly<Record<Row['verdict'], string>> = {
  conforms: 'conform',
  'differs as expected': 'differ as expected',
  differs: 'differ',
  skipped: 'skipped',
};

const unexpectedLines = (rows: Report['rows']): readonly string[] => {
  const lines = rows
    .flatMap(({ differences }) => differences)
    .flatMap(({ name, expected, actual, expectation }) =>
      expectation === null ? [`  ✗ ${name}: expected ${expected}, got ${actual}`] : [],
    );
  const left = lines.length - MAX_DIFFERENCES;
  return left > 0 ? [...lines.slice(0, MAX_DIFFERENCES), `  … and ${left} more`] : lines;
};

/** Skipped calls, a line for each reason. */
const skippedLines = (rows: Report['rows']): readonly string[] => {
  const skipped = rows.filter(({ verdict }) => verdict === 'skipped');
  return [...new Set(skipped.map((row) => row.skippedBecause))].map((reason) => {
    const names = skipped.filter((row) => row.skippedBecause === reason).map(({ subject }) => subject);
    return `Skipped, ${reason}: ${names.join(', ')}`;
  });
};

/** A summary for a terminal. */
export const reportText = ({
  origin,
  profile,
  rows,
  limits,
  frames,
  notOccurred,
  unexpected,
}: Report): string => {
  const counts = Object.entries(VERDICTS).flatMap(([verdict, label]) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${label}`];
  });
  const expected = rows
    .flatMap(({ differences }) => differences)
    .flatMap(({ expectation }) => (expectation === null ? [] : [expectation]));
  const allowed = limits.map(
    ({ limiter, allowed: calls }) =>
      `${limiter} ${calls === null ? 'without a limit' : `${calls} calls a minute`}`,
  );
  return [
    `${origin}, compared with: ${profile}`,
    `Calls and checks: ${counts.join(', ')}`,
    ...unexpectedLines(rows),
    ...skippedLines(rows),
    `Limits: ${allowed.join(', ')}. Messages: ${frames.join(', ') || 'none'}.`,
    `Expected differences: ${new Set(expected).size} occurred, ${notOccurred.length} did not.`,
    `Unexpected differences: ${unexpected}.`,
  ].join('\n');
};
