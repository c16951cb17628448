import { SERVER_RESTRICTIONS_MAX } from '../../limits/tuning';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { errorText } from '../../api/errors/api-error';
import { isBudgetReserved } from '../../api/client/rate-limit-budget';
import { createQuery } from '../../api/query/create-query';
import type { RequestFor, ResultFor } from '../../contracts/operations';
import { restrictions } from '../../contracts/catalogue-calls';
import { createScreen } from '../../lib/create-screen';
import type { Selection } from '../../catalogue/selection/wizard-step';
import { $selection } from '../../catalogue/selection';

type RestrictionsResponse = Pick<ResultFor<'restrictions'>, 'serviceAvailable' | 'recommendations'>;

/** A server restriction of a selection. The text is untrusted. */
interface ServerRestriction {
  readonly kind: RestrictionsResponse['recommendations'][number]['type'];
  readonly text: string;
}

/** Order of the severities, from the top. */
const SEVERITY_ORDER: Readonly<Record<ServerRestriction['kind'], number>> = { warning: 0, info: 1, tip: 2 };

const NOT_AVAILABLE: ServerRestriction = {
  kind: 'warning',
  text: 'Unavailable here right now. Your purchase may fail.',
};

/**
 * The notes to show, each once, the weightiest first. A service that is not available is never left without a
 * warning.
 */
export const sortRestrictions = ({
  serviceAvailable,
  recommendations,
}: RestrictionsResponse): readonly ServerRestriction[] => {
  const byText = new Map<string, ServerRestriction>();
  for (const { type: kind, message } of recommendations) {
    const text = message.trim();
    if (text !== '' && !byText.has(text)) byText.set(text, { kind, text });
  }
  const notes = [...byText.values()].toSorted((a, b) => SEVERITY_ORDER[a.kind] - SEVERITY_ORDER[b.kind]);
  const isWarned = serviceAvailable || notes[0]?.kind === 'warning';
  return (isWarned ? notes : [NOT_AVAILABLE, ...notes]).slice(0, SERVER_RESTRICTIONS_MAX);
};

type Pair = RequestFor<'restrictions'>['params'];

export const restrictionsScreen = createScreen();

const requested = createEvent<Pair>();

const $request = createStore<RequestFor<'restrictions'> | null>(null).on(requested, (_, params) => ({
  params,
}));

const query = createQuery({ operation: restrictions, request: $request });

/** Requested pairs: once for each pair and session, unless it failed. */
const $requestedPairs = createStore<ReadonlySet<string>>(new Set())
  .on(requested, (keys, pair) => new Set([...keys, keyOf(pair)]))
  .on(query.failed, (keys) => new Set([...keys].slice(0, -1)));

const received = merge([
  query.succeeded.map(({ request: { params }, result }) => ({
    pair: params,
    notes: sortRestrictions(result),
  })),
  sample({
    clock: query.failed,
    source: $request,
    fn: (request, error) =>
      request && {
        pair: request.params,
        notes: [{ kind: 'info' as const, text: errorText(error, 'Failed to fetch restrictions') }],
      },
  }).filterMap((failed) => failed ?? undefined),
]);

const $restrictionsByPair = createStore<ReadonlyMap<string, readonly ServerRestriction[]>>(new Map()).on(
  received,
  (known, { pair, notes }) => new Map(known).set(keyOf(pair), notes),
);

const $pair = $selection.map(pairOf);

/** The notes about the choice; a server without this call has none. */
export const $serverRestrictions = combine(
  $pair,
  $restrictionsByPair,
  (pair, notes) => (pair && notes.get(keyOf(pair))) ?? [],
);

sample({
  clock: sample({
    clock: [restrictionsScreen.opened, $pair],
    source: {
      pair: $pair,
      isOpen: restrictionsScreen.$isOpen,
      requestedPairs: $requestedPairs,
      isReserved: isBudgetReserved('api'),
    },
    fn: ({ pair, isOpen, requestedPairs, isReserved }) =>
      pair !== null && isOpen && !isReserved && !requestedPairs.has(keyOf(pair)) ? pair : undefined,
  }).filterMap((pair) => pair),
  target: requested,
});
sample({ clock: requested, target: query.refresh });

function pairOf({ country, service }: Selection): Pair | null {
  return country === null || service === null ? null : { country, service };
}

function keyOf({ country, service }: Pair): string {
  return `${country}/${service}`;
}
