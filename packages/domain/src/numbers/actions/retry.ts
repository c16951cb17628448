import { combine, createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { errorText, isOutcomeUnconfirmed } from '../../api/errors/api-error';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { history, retryNumber } from '../../contracts/numbers-calls';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { $intentMetadata, intentEntries, createIntent } from '../../api/money-call/intent';
import { phaseRequiringAction, type MutationAttempt } from '../../api/money-call/mutation-attempt';
import { createReconciledMutation } from '../../api/money-call/reconciled-mutation';
import { $historyPageCache } from '../../history/list/page-cache';
import {
  $activeNumbers,
  activeNumbersInvalidated,
  numberRetried,
  retriesPendingChanged,
} from '../list/active-numbers';
import { readRecord } from '../list/read-record';
import { formatTime } from '../../lib/format/date-time';
import { toast, toastRequested } from '../../lib/toasts/toasts';

/** Parses a retry stored across a page reload. */
const retryIntent = v.object({ ...intentEntries, numberId: v.string() });

/**
 * The retry in flight. Its result is no new row but a later expiry of the same one, so an expiry counts as
 * the row: it was set 20 minutes before it is due.
 */
const attempt = createReconciledMutation({
  name: 'retry',
  intentSchema: retryIntent,
  send: (client, request: RequestFor<'retryNumber'>, key) => client.call(retryNumber, request, { key }),
  // The history and not the list, which asks the provider for each waiting number.
  loadList: (client, signal) =>
    readRecord((request) => client.call(history, request, { signal }), ['waiting']),
  toResult: ({ expiresAt }) => expiresAt,
  findCandidates: ({ numberId }, { numbers }) =>
    numbers.flatMap(({ id, expiresAt }) =>
      id === numberId && expiresAt !== null
        ? [{ id: expiryId(expiresAt), date: expiresAt - NUMBER_LIFETIME_MS, made: expiresAt }]
        : [],
    ),
  isUnconfirmed: (error) => isOutcomeUnconfirmed(error, retryNumber),
});

/** An unconfirmed retry: resumed after a page reload, reconciled again, or abandoned. */
export const {
  restoreRequested: retryRestoreRequested,
  checkAgainClicked: retryCheckAgainClicked,
  abandonClicked: retryAbandonClicked,
} = attempt;

/** The user requests another SMS on the number with this id, for 20 more minutes (spec §4, §7). */
export const retryClicked = createEvent<string>();

/** Error text when a retry was rejected without a reason. */
const RETRY_FAILED = 'Failed to request retry';

const failed = createEvent<string>();

/** Id of the number of the last retry. */
const $requestedId = createStore<string | null>(null).on(attempt.restored, (_, { numberId }) => numberId);

const $error = createStore<string | null>(null)
  .on(failed, (_, text) => text)
  .reset(retryClicked);

/** State of the last retry: its number, its progress, and its error. */
export const $retry = combine($requestedId, attempt.$attempt, $error, (id, under, error) => ({
  id,
  phase: under?.phase ?? null,
  error,
}));

const accepted = sample({
  clock: retryClicked,
  source: {
    active: $activeNumbers,
    history: $historyPageCache,
    attempt: attempt.$attempt,
    context: $intentMetadata,
  },
  filter: (draft) => draft.attempt === null,
  fn: ({ active, history, context }, id) => ({
    id,
    context,
    number: [...(active ?? []), ...(history?.pages.flat() ?? [])].find((number) => number.id === id),
  }),
});
$requestedId.on(accepted, (_, { id }) => id);

const anotherClicked = sample({
  clock: retryClicked,
  source: { attempt: attempt.$attempt, current: $requestedId },
  filter: (under, id) => under.attempt !== null && under.current !== id,
  fn: (under, id) => ({ id, isUnderWay: isUnderWay(under.attempt) }),
});
// Numbers that were bought together end together: one click may follow the other before its response.
const queued = anotherClicked.filterMap(({ id, isUnderWay }) => (isUnderWay ? id : undefined));
// One that stays unknown is left behind: it costs nothing, and the list shows it.
sample({
  clock: anotherClicked.filterMap(({ id, isUnderWay }) => (isUnderWay ? undefined : id)),
  target: [retryAbandonClicked, retryClicked],
});
const nextDue = createEvent<readonly string[]>();
/** Ids of the numbers whose retry follows. A failed one ends them: the user reads why. */
const $queue = createStore<readonly string[]>([])
  .on(queued, (ids, id) => [...new Set([...ids, id])])
  .on(nextDue, (ids) => ids.slice(1))
  .reset(failed, attempt.actionRequired, retryAbandonClicked);
// Not before the result is recorded, which belongs to `$requestedId`.
sample({ clock: numberRetried, source: $queue, filter: (ids) => ids.length > 0, target: nextDue });
sample({ clock: nextDue, fn: ([id = '']) => id, target: retryClicked });
sample({
  clock: combine($requestedId, attempt.$attempt, $queue, (id, under, queue) =>
    id !== null && isUnderWay(under) ? [id, ...queue] : [],
  ),
  target: retriesPendingChanged,
});

sample({
  clock: accepted,
  fn: ({ id, context, number }) => ({
    request: { params: { id } },
    intent: { ...createIntent(context, knownExpiries(number)), numberId: id },
  }),
  target: attempt.sent,
});

sample({
  clock: attempt.succeeded,
  source: $requestedId,
  filter: Boolean,
  fn: (id, expiresAt) => ({ id, expiresAt }),
  target: numberRetried,
});
sample({
  clock: attempt.succeeded,
  fn: (expiresAt) =>
    toast(
      'success',
      `Waiting until ${formatTime(expiresAt)}. Cancel & Refund from ${formatTime(expiresAt - CANCEL_WINDOW_MS)}.`,
    ),
  target: toastRequested,
});
sample({ clock: attempt.succeeded, target: activeNumbersInvalidated });
sample({
  clock: attempt.rejected,
  fn: (error) => errorText(error, RETRY_FAILED),
  target: failed,
});
sample({ clock: attempt.notFound, fn: () => RETRY_FAILED, target: failed });

function isUnderWay(under: MutationAttempt<unknown> | null): boolean {
  return under !== null && phaseRequiringAction(under) === undefined;
}

function knownExpiries(number: PurchasedNumber | undefined): readonly string[] | null {
  if (number === undefined) return null;
  return number.expiresAt === null ? [] : [expiryId(number.expiresAt)];
}

function expiryId(expiresAt: number): string {
  return String(expiresAt);
}
