import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import {
  phaseRequiringAction,
  updateAttempt,
  type Attempt,
  type AttemptAction,
  type Lookup,
} from './mutation-attempt';

/** `isOver`: its deadline has passed. */
type Intent = { isOver: boolean };
type Maybe = Attempt<Intent, string> | null;

const row = { id: '18', date: 0, made: '18' };

/** Whatever can happen to a call, and to a lookup of it. */
const actionsOn = (intent: Intent, lookup: Lookup<Intent>): AttemptAction<Intent, string, string>[] => [
  { kind: 'sent', intent: { isOver: false }, sinceMs: 0, request: 'one' },
  { kind: 'restored', intent: { isOver: false }, sinceMs: REQUEST_TIMEOUT_MS - 1 },
  { kind: 'restored', intent: { isOver: true }, sinceMs: REQUEST_TIMEOUT_MS },
  { kind: 'answered', intent, made: '17' },
  { kind: 'refused', intent, error: undefined },
  { kind: 'lost', intent },
  { kind: 'due', intent, isLast: false },
  { kind: 'due', intent, isLast: true },
  { kind: 'listed', lookup, match: { kind: 'found', row } },
  { kind: 'listed', lookup, match: { kind: 'none' } },
  { kind: 'listed', lookup, match: { kind: 'older' } },
  { kind: 'lookup-failed', lookup },
  { kind: 'check-clicked' },
  { kind: 'abandon-clicked' },
];
const first: Intent = { isOver: false };
const noLookup = { intent: first, isOverdue: true, isByUser: false, abort: new AbortController() };

/** `ago`: it concerns the latest call or lookup, or an earlier one, so that it comes late, or again. */
const event = fc.record({
  which: fc.nat({ max: actionsOn(first, noLookup).length - 1 }),
  ago: fc.nat({ max: 2 }),
});

it('money attempt: one click, one charge, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const intents = [first];
      const lookups: Lookup<Intent>[] = [noLookup];
      const requestedInTime = new Set<Lookup<Intent>>();
      let attempt: Maybe = null;
      for (const { which, ago } of events) {
        const before: Maybe = attempt;
        const intent = intents.at(-1 - ago) ?? first;
        const lookup = lookups.at(-1 - ago) ?? noLookup;
        const action = actionsOn(intent, lookup)[which] ?? { kind: 'check-clicked' };
        if (action.kind === 'due' && action.isLast) intent.isOver = true;
        const after: Maybe = updateAttempt(before, action);
        attempt = after;
        if (after === null || after === before) continue;
        const isBegun = action.kind === 'sent' || action.kind === 'restored';
        // Nothing is sent beside an open call, and only an open call changes, by what is its own.
        expect(before === null || before.outcome !== null).toBe(isBegun);
        if ('intent' in action) expect(after.intent).toBe(action.intent);
        if ('lookup' in action) expect(before?.lookup).toBe(action.lookup);
        expect(after.isOverdue).toBe(after.intent.isOver);
        // Before the deadline only an answer, a refusal or the result itself ends it, and the user can do
        // nothing.
        const isFound = action.kind === 'listed' && action.match.kind === 'found';
        const isDecided = action.kind === 'answered' || action.kind === 'refused' || isFound;
        const isUpToUser = after.outcome === null && phaseRequiringAction(after) !== undefined;
        if ((after.outcome !== null || isUpToUser) && !isDecided) expect(after.intent.isOver).toBe(true);
        // Only a list requested after the deadline proves that nothing was made.
        if (after.outcome?.kind === 'not-found') expect(requestedInTime).not.toContain(before?.lookup);
        // Past the deadline it never waits for nothing.
        const isLookedUp = after.lookup !== null;
        const isChecking = after.outcome === null && after.phase === 'checking';
        if (isLookedUp || after.isOverdue) expect(isLookedUp).toBe(isChecking);
        if (isBegun) intents.push(after.intent);
        if (after.lookup === null || lookups.includes(after.lookup)) continue;
        lookups.push(after.lookup);
        if (!after.intent.isOver) requestedInTime.add(after.lookup);
      }
    }),
    { numRuns: 1_000 },
  );
});
