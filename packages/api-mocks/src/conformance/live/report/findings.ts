import { nameOf, type Difference, type Subject } from '../../checks/difference';
import type { Reply } from '../../client/reply';

/** What was found out about one call, or about what belongs to no call. */
export interface Finding {
  readonly subject: Subject;
  /** Statuses of its answers, in the order in which they first came. */
  readonly statuses: Set<number>;
  /** Why it was not asked for; null where it was. */
  skippedBecause: string | null;
  /** By name: each is reported once. */
  readonly differences: Map<string, Difference>;
}

/** Collects what a run finds, by subject. */
export const createFindings = () => {
  const findings = new Map<Subject, Finding>();
  const of = (subject: Subject): Finding => {
    const finding = findings.get(subject) ?? {
      subject,
      statuses: new Set(),
      skippedBecause: null,
      differences: new Map(),
    };
    findings.set(subject, finding);
    return finding;
  };
  return {
    all: (): readonly Finding[] => [...findings.values()],
    has: (subject: Subject): boolean => findings.has(subject),
    /** A look at a subject, with all in which it differs, and the answer it gave. */
    add: (subject: Subject, differences: readonly Difference[], reply?: Reply | string): void => {
      const finding = of(subject);
      if (reply !== undefined && typeof reply !== 'string') finding.statuses.add(reply.status);
      for (const difference of differences) finding.differences.set(nameOf(difference), difference);
    },
    /** Why a subject could not be asked for; null once it was. */
    skip: (subject: Subject, reason: string | null): void => {
      of(subject).skippedBecause = reason;
    },
  };
};

/** What a run has found. */
export type Findings = ReturnType<typeof createFindings>;
