import { createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { isOutcomeUnconfirmed } from '../../api/errors/api-error';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { history, retryNumber } from '../../contracts/numbers-calls';
import { CANCEL_WINDOW_MS, NUMBER_LIFETIME_MS } from '../../limits/spec';
import { $intentMetadata, intentEntries, createIntent } from '../../api/money-call/intent';
import { createReconciledMutation } from '../../api/money-call/reconciled-mutation';
import { $historyPageCache } from '../list/page-cache';
import { $activeNumbers, numberRetried } from '../list/active-numbers';
import { activeNumbersInvalidated } from '../list/active-numbers-query';
import { readRecord } from '../list/read-record';
import { formatTime } from '../../lib/format/date-time';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { isLeftBehind, NO_RETRY, pendingRetryIds, retryAfterClick, retryAfterStep } from './retry-state';

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

/** An unconfirmed retry: resumed after a page reload, or reconciled again. */
export const { restoreRequested: retryRestoreRequested, checkAgainClicked: retryCheckAgainClicked } = attempt;

/** The user requests another SMS on the number with this id, for 20 more minutes (spec §4, §7). */
export const retryClicked = createEvent<string>();

export const $retry = createStore(NO_RETRY)
  .on(retryClicked, retryAfterClick)
  .on(attempt.stepped, retryAfterStep);

export const $pendingRetryIds = $retry.map(pendingRetryIds);

sample({
  clock: retryClicked,
  source: $retry,
  filter: isLeftBehind,
  fn: (_, id) => id,
  target: [attempt.abandonClicked, retryClicked],
});
sample({
  clock: retryClicked,
  source: {
    retry: $retry,
    active: $activeNumbers,
    history: $historyPageCache,
    context: $intentMetadata,
  },
  filter: ({ retry }) => retry.phase === null,
  fn: ({ active, history: cached, context }, id) => {
    const number = [...(active ?? []), ...(cached?.pages.flat() ?? [])].find((known) => known.id === id);
    const intent = { ...createIntent(context, knownExpiries(number)), numberId: id };
    return { request: { params: { id } }, intent };
  },
  target: attempt.sent,
});

const succeeded = attempt.stepped.filterMap(({ after: { intent, outcome } }) =>
  outcome?.kind === 'succeeded' ? { id: intent.numberId, expiresAt: outcome.made } : undefined,
);
sample({ clock: succeeded, target: numberRetried });
sample({
  clock: succeeded,
  fn: ({ expiresAt }) =>
    toast(
      'success',
      `Waiting until ${formatTime(expiresAt)}. Cancel & Refund from ${formatTime(expiresAt - CANCEL_WINDOW_MS)}.`,
    ),
  target: toastRequested,
});
sample({ clock: succeeded, fn: () => undefined, target: activeNumbersInvalidated });
sample({
  clock: succeeded,
  source: $retry,
  filter: ({ queue }) => queue.length > 0,
  fn: ({ queue: [id = ''] }) => id,
  target: retryClicked,
});

function knownExpiries(number: PurchasedNumber | undefined): readonly string[] | null {
  if (number === undefined) return null;
  return number.expiresAt === null ? [] : [expiryId(number.expiresAt)];
}

function expiryId(expiresAt: number): string {
  return String(expiresAt);
}
