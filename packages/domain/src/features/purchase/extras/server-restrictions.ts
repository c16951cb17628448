import { combine, createEvent, createStore, merge, sample } from 'effector';
import { errorText } from '../../../api/errors/api-error';
import { isLeftToUser } from '../../../api/client/rate-limit-budget';
import { createQuery } from '../../../api/query/create-query';
import type { RequestFor } from '../../../contracts';
import { restrictions } from '../../../contracts/catalogue';
import { createScreen } from '../../../lib/create-screen';
import { restrictionNotes, type RestrictionNote, type Selection } from '../../../rules';
import { $selection } from '../../selection';
import { sessionEnded } from '../../session';

type Pair = RequestFor<'restrictions'>['params'];

const screen = createScreen();

/** There is a place for the notes (true), or no longer (false): what the server says about a choice is asked for. */
export const restrictionsToggled = screen.toggled;

const asked = createEvent<Pair>();

const $request = createStore<RequestFor<'restrictions'> | null>(null)
  .on(asked, (_, params) => ({ params }))
  .reset(sessionEnded);

const query = createQuery({ operation: restrictions, request: $request });

/** What was asked for: once for each pair and session, unless it failed. */
const $asked = createStore<ReadonlySet<string>>(new Set())
  .on(asked, (keys, pair) => new Set([...keys, keyOf(pair)]))
  .on(query.failed, (keys) => new Set([...keys].slice(0, -1)))
  .reset(sessionEnded);

/** What the user is told when they cannot be loaded (spec §8). */
export const RESTRICTIONS_FAILED = 'Failed to fetch restrictions';

/** Why what was asked for last could not be loaded (spec §8). */
export const $restrictionsError = query.$error.map((error) => error && errorText(error, RESTRICTIONS_FAILED));

const learnt = merge([
  query.answered.map(({ request: { params }, answer }) => ({
    pair: params,
    notes: restrictionNotes(answer),
  })),
  sample({
    clock: query.failed,
    source: $request,
    fn: (request, error) =>
      request && { pair: request.params, notes: [noteOf(errorText(error, RESTRICTIONS_FAILED))] },
  }).filterMap((failed) => failed ?? undefined),
]);

/** By country and service. */
const $notes = createStore<ReadonlyMap<string, readonly RestrictionNote[]>>(new Map())
  .on(learnt, (known, { pair, notes }) => new Map(known).set(keyOf(pair), notes))
  .reset(sessionEnded);

const $pair = $selection.map(pairOf);

/** The notes about the choice; a server without this call has none. */
export const $restrictionNotes = combine(
  $pair,
  $notes,
  (pair, notes) => (pair && notes.get(keyOf(pair))) ?? [],
);

sample({
  clock: sample({
    clock: [screen.cameUp, $pair],
    source: { pair: $pair, isUp: screen.$isUp, asked: $asked, isLeftToUser: isLeftToUser('api') },
    fn: ({ pair, isUp, asked: before, isLeftToUser: isLeft }) =>
      pair !== null && isUp && !isLeft && !before.has(keyOf(pair)) ? pair : undefined,
  }).filterMap((pair) => pair),
  target: asked,
});
sample({ clock: asked, fn: () => undefined, target: query.requested });

function pairOf({ country, service }: Selection): Pair | null {
  return country === null || service === null ? null : { country, service };
}

function keyOf({ country, service }: Pair): string {
  return `${country}/${service}`;
}

function noteOf(text: string): RestrictionNote {
  return { kind: 'info', text };
}
