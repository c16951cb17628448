import * as v from 'valibot';
import { nameOf, type Difference } from '../../checks/difference';

/** An expected difference of a server. */
const expectedDifference = v.object({
  /** Its name in the report, such as `availability/status`; for every call: `any/texts/message`. */
  difference: v.string(),
  /** Reason for accepting it. */
  reason: v.pipe(v.string(), v.minLength(10)),
});

const profile = v.object({ about: v.string(), expected: v.array(expectedDifference) });

/** Known differences of a server, as a file. */
export type Profile = v.InferOutput<typeof profile>;

/** An expected difference of a server, with its reason. */
export type ExpectedDifference = v.InferOutput<typeof expectedDifference>;

/** A server without known differences. */
export const noProfile: Profile = { about: 'A server that keeps to the contract.', expected: [] };

/**
 * Reads a profile from JSON text.
 * @throws when it is invalid
 */
export const readProfile = (text: string): Profile => v.parse(profile, JSON.parse(text));

const ANY = /^any(?=\/)/;

const isMet = (expected: string, name: string): boolean =>
  ANY.test(expected) ? name.replace(/^[^/]+/, 'any') === expected : name === expected;

/** The profile's entry for a difference; undefined for an unexpected one. */
export const expectationOf = (
  { expected }: Profile,
  difference: Difference,
): ExpectedDifference | undefined =>
  expected.find((candidate) => isMet(candidate.difference, nameOf(difference)));
