import { nameOf, type Difference } from '../../checks/difference';
import type { Run } from '../run';
import type { Finding } from './findings';
import { expectationOf, type ExpectedDifference, type Profile } from './profile';

/** A difference with its name, and as what a profile expects it; null where none does. */
export type ReportedDifference = Difference & {
  readonly name: string;
  readonly expectation: ExpectedDifference | null;
};

/** What is told of one call, or of what belongs to no call. */
export interface Row {
  readonly subject: string;
  readonly verdict: 'conforms' | 'differs as expected' | 'differs' | 'skipped';
  readonly statuses: readonly number[];
  /** Why it was not asked for. */
  readonly skippedBecause: string | null;
  readonly differences: readonly ReportedDifference[];
}

/** A run beside what was expected of it. */
export interface Report extends Omit<Run, 'findings'> {
  readonly profile: string;
  readonly rows: readonly Row[];
  /** How many differences nobody expected. */
  readonly unexpected: number;
  /** Expected differences that did not occur, of what was asked for. */
  readonly notOccurred: readonly ExpectedDifference[];
}

const rowOf = ({ subject, statuses, skippedBecause, differences }: Finding, profile: Profile): Row => {
  const reported = [...differences.values()].map((difference) => ({
    ...difference,
    name: nameOf(difference),
    expectation: expectationOf(profile, difference) ?? null,
  }));
  const isKnown = reported.every(({ expectation }) => expectation !== null);
  const answered = reported.length === 0 ? 'conforms' : isKnown ? 'differs as expected' : 'differs';
  const verdict = skippedBecause !== null && isKnown ? 'skipped' : answered;
  return { subject, verdict, statuses: [...statuses].sort(), skippedBecause, differences: reported };
};

/** Compares what was found with what is expected of the server. */
export const reportOn = ({ findings, ...run }: Run, profile: Profile): Report => {
  const rows = findings.map((finding) => rowOf(finding, profile));
  const reported = rows.flatMap(({ differences }) => differences);
  const occurred = new Set(reported.map(({ expectation }) => expectation));
  const skippedBecause = rows.filter(({ verdict }) => verdict === 'skipped').map(({ subject }) => subject);
  return {
    ...run,
    profile: profile.about,
    rows,
    unexpected: reported.filter(({ expectation }) => expectation === null).length,
    notOccurred: profile.expected.filter(
      (expected) =>
        !occurred.has(expected) &&
        !skippedBecause.some((subject) => expected.difference.startsWith(`${subject}/`)),
    ),
  };
};

/** What a process ends with: 0 where the server differs in nothing or as expected, else 1. */
export const exitCodeOf = ({ unexpected }: Report): 0 | 1 => (unexpected === 0 ? 0 : 1);
