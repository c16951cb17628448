import { nameOf, type Difference } from '../../checks/difference';
import type { Note } from './findings';
import { expectationOf, type ExpectedDifference, type Profile } from './profile';
import type { Run } from '../run';

/** A difference with its name, and as what a profile expects it; null where none does. */
export type ToldDifference = Difference & {
  readonly name: string;
  readonly expectation: ExpectedDifference | null;
};

/** What is told of one call, or of what belongs to no call. */
export interface Row {
  readonly subject: string;
  readonly verdict: 'conforms' | 'differs as expected' | 'differs' | 'not asked';
  readonly statuses: readonly number[];
  /** Why it was not asked for. */
  readonly notAsked: string | null;
  readonly differences: readonly ToldDifference[];
}

/** A run beside what was expected of it. */
export interface Report extends Omit<Run, 'notes'> {
  readonly profile: string;
  readonly rows: readonly Row[];
  /** How many differences nobody expected. */
  readonly unexpected: number;
  /** Expected differences that did not occur, of what was asked for. */
  readonly gone: readonly ExpectedDifference[];
}

const rowOf = ({ subject, statuses, notAsked, differences }: Note, profile: Profile): Row => {
  const told = [...differences.values()].map((difference) => ({
    ...difference,
    name: nameOf(difference),
    expectation: expectationOf(profile, difference) ?? null,
  }));
  const isKnown = told.every(({ expectation }) => expectation !== null);
  const answered = told.length === 0 ? 'conforms' : isKnown ? 'differs as expected' : 'differs';
  const verdict = notAsked !== null && isKnown ? 'not asked' : answered;
  return { subject, verdict, statuses: [...statuses].sort(), notAsked, differences: told };
};

/** Compares what was found with what is expected of the server. */
export const reportOn = ({ notes, ...run }: Run, profile: Profile): Report => {
  const rows = notes.map((note) => rowOf(note, profile));
  const told = rows.flatMap(({ differences }) => differences);
  const occurred = new Set(told.map(({ expectation }) => expectation));
  const notAsked = rows.filter(({ verdict }) => verdict === 'not asked').map(({ subject }) => subject);
  return {
    ...run,
    profile: profile.about,
    rows,
    unexpected: told.filter(({ expectation }) => expectation === null).length,
    gone: profile.expected.filter(
      (expected) =>
        !occurred.has(expected) && !notAsked.some((subject) => expected.difference.startsWith(`${subject}/`)),
    ),
  };
};

/** What a process ends with: 0 where the server differs in nothing or as expected, else 1. */
export const exitCodeOf = ({ unexpected }: Report): 0 | 1 => (unexpected === 0 ? 0 : 1);
