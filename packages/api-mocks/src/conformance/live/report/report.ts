import { nameOf, type Difference } from '../../checks/difference';
import type { Run } from '../run';
import type { Finding } from './findings';
import { expectationOf, type ExpectedDifference, type Profile } from './profile';

/** A difference with its name, and its entry in the profile; null for an unexpected one. */
export type ReportedDifference = Difference & {
  readonly name: string;
  readonly expectation: ExpectedDifference | null;
};

/** Report about one call, or about a check beyond single calls. */
export interface Row {
  readonly subject: string;
  readonly verdict: 'conforms' | 'differs as expected' | 'differs' | 'skipped';
  readonly statuses: readonly number[];
  /** Reason why it was skipped; null when it was not. */
  readonly skippedBecause: string | null;
  readonly differences: readonly ReportedDifference[];
}

/** The findings of a run compared with a profile. */
export interface Report extends Omit<Run, 'findings'> {
  readonly profile: string;
  readonly rows: readonly Row[];
  /** Number of unexpected differences. */
  readonly unexpected: number;
  /** Expected differences that did not occur, of the subjects checked. */
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

/** Compares the findings with the server's profile. */
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

/** Exit code: 0 without unexpected differences, else 1. */
export const exitCodeOf = ({ unexpected }: Report): 0 | 1 => (unexpected === 0 ? 0 : 1);
