import { nameOf, type Difference, type Subject } from '../../checks/difference';
import type { Reply } from '../../client/reply';

/** What was found out about one call, or about what belongs to no call. */
export interface Note {
  readonly subject: Subject;
  /** Statuses of its answers, in the order in which they first came. */
  readonly statuses: Set<number>;
  /** Why it was not asked for; null where it was. */
  notAsked: string | null;
  /** By name: each is told once. */
  readonly differences: Map<string, Difference>;
}

/** Collects what a run finds, by subject. */
export const createNotes = () => {
  const notes = new Map<Subject, Note>();
  const of = (subject: Subject): Note => {
    const note = notes.get(subject) ?? {
      subject,
      statuses: new Set(),
      notAsked: null,
      differences: new Map(),
    };
    notes.set(subject, note);
    return note;
  };
  return {
    all: (): readonly Note[] => [...notes.values()],
    has: (subject: Subject): boolean => notes.has(subject),
    /** A look at a subject, with all in which it differs, and the answer it gave. */
    add: (subject: Subject, differences: readonly Difference[], reply?: Reply | string): void => {
      const note = of(subject);
      if (reply !== undefined && typeof reply !== 'string') note.statuses.add(reply.status);
      for (const difference of differences) note.differences.set(nameOf(difference), difference);
    },
    /** Why a subject could not be asked for; null once it was. */
    skip: (subject: Subject, why: string | null): void => {
      of(subject).notAsked = why;
    },
  };
};

/** What a run has found. */
export type Notes = ReturnType<typeof createNotes>;
