import * as v from 'valibot';
import { nameOf, type Difference } from '../../checks/difference';

/** A difference that a server is known for. */
const expectedDifference = v.object({
  /** Its name in the report, `availability/status`; of every call: `any/texts/message`. */
  difference: v.string(),
  /** Why it is put up with. */
  reason: v.pipe(v.string(), v.minLength(10)),
});

const profile = v.object({ about: v.string(), expected: v.array(expectedDifference) });

/** What a server is known to do differently, as a file. */
export type Profile = v.InferOutput<typeof profile>;

/** A difference that a server is known for, with its reason. */
export type ExpectedDifference = v.InferOutput<typeof expectedDifference>;

/** A server that keeps to the contract. */
export const noProfile: Profile = { about: 'A server that keeps to the contract.', expected: [] };

/**
 * Reads a profile from JSON text.
 * @throws when it is none
 */
export const readProfile = (text: string): Profile => v.parse(profile, JSON.parse(text));

const ANY = /^any(?=\/)/;

const isMet = (expected: string, name: string): boolean =>
  ANY.test(expected) ? name.replace(/^[^/]+/, 'any') === expected : name === expected;

/** The expectation that a difference meets; undefined where nobody expects it. */
export const expectationOf = (
  { expected }: Profile,
  difference: Difference,
): ExpectedDifference | undefined =>
  expected.find((candidate) => isMet(candidate.difference, nameOf(difference)));
