import { nameOf, type Difference, type Subject } from '../../checks/difference';
import type { Reply } from '../../client/reply';

/** Findings about one call, or about a check beyond single calls. */
export interface Finding {
  readonly subject: Subject;
  /** Statuses of its responses, in the order in which they first occurred. */
  readonly statuses: Set<number>;
  /** Reason why it was skipped; null when it was not. */
  skippedBecause: string | null;
  /** By name: each is reported once. */
  readonly differences: Map<string, Difference>;
}

/** Collects the findings of a run, by subject. */
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
    /** Adds a check of a subject, with its differences and its response. */
    add: (subject: Subject, differences: readonly Difference[], reply?: Reply | string): void => {
      const finding = of(subject);
      if (reply !== undefined && typeof reply !== 'string') finding.statuses.add(reply.status);
      for (const difference of differences) finding.differences.set(nameOf(difference), difference);
    },
    /** The reason for skipping a subject; null once it was checked. */
    skip: (subject: Subject, reason: string | null): void => {
      of(subject).skippedBecause = reason;
    },
  };
};

export type Findings = ReturnType<typeof createFindings>;
