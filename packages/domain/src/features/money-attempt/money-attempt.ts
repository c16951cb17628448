import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type { ApiClient } from '../../api/api-client';
import type { ApiError } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import { createFireLaterFx } from '../../lib/fire-later';
import { MONEY_RECHECK_MS } from '../../limits';
import { $user, sessionEnded } from '../session';
import { keepIntent, type IntentName } from './keep-intent';

/** A call that costs money or creates something, not settled yet: while there is one, no other is sent. */
export interface MoneyAttempt<Intent> {
  readonly intent: Intent;
  /**
   * `sending`: the answer is awaited. `checking` and `rechecking`: the answer was lost, so the user's list is
   * looked through, twice before absence is believed. `unknown`: it could not be loaded.
   */
  readonly phase: 'sending' | 'checking' | 'rechecking' | 'unknown';
}

/** What a kind of money call consists of. */
export interface MoneyAttemptOptions<Intent, Request, Answer, Listed, Made> {
  /** Under which name an unsettled intent survives a reload of the page. */
  readonly name: IntentName;
  /** Reads a kept intent of this user; null for anything else. */
  readonly readIntent: (kept: unknown, userId: string) => Intent | null;
  /** Sends the call. It is never repeated. */
  readonly send: (client: ApiClient, request: Request) => Promise<Answer>;
  /** Loads the list in which what the call made would stand. */
  readonly lookUp: (client: ApiClient) => Promise<Listed>;
  /** What the call made, by its answer. */
  readonly madeBy: (answer: Answer) => Made;
  /** What the call made, as it stands in the list; undefined when it is not there. */
  readonly find: (intent: Intent, listed: Listed) => Made | undefined;
  /** Whether nobody can tell from this failure what the server did. */
  readonly isUnknown: (error: ApiError) => boolean;
}

/** The events and the store of one kind of money call. */
export interface MoneyAttemptUnits<Intent, Request, Made> {
  /** The call under way; null when another may be sent. */
  readonly $attempt: Store<MoneyAttempt<Intent> | null>;
  /** An intent that passed every check is sent, once. */
  readonly sent: EventCallable<{ readonly intent: Intent; readonly request: Request }>;
  /** Takes up a call that a reload of the page interrupted, if there is one. */
  readonly restoreRequested: EventCallable<void>;
  /** A call of before the reload is taken up again. It is looked up, never sent again. */
  readonly restored: EventCallable<Intent>;
  /** The user asked to look again for a call whose outcome is unknown. */
  readonly checkAgainClicked: EventCallable<void>;
  /** It is done, by answer or by look-up. */
  readonly succeeded: EventCallable<Made>;
  /** The server refused it. */
  readonly refused: EventCallable<ApiError>;
  /** The look-up found nothing. */
  readonly notFound: EventCallable<void>;
  /** A call came back after which the balance may be another. */
  readonly balanceOutdated: EventCallable<void>;
}

/**
 * A call of which at most one is under way, and which is looked up and never sent again when its outcome is
 * unknown: what one click may cost is one charge.
 */
export const createMoneyAttempt = <Intent, Request, Answer, Listed, Made>({
  name,
  readIntent,
  send,
  lookUp,
  madeBy,
  find,
  isUnknown,
}: MoneyAttemptOptions<Intent, Request, Answer, Listed, Made>): MoneyAttemptUnits<Intent, Request, Made> => {
  type Attempt = MoneyAttempt<Intent>;

  const sendFx = createClientFx(send);
  const lookUpFx = createClientFx<void, Listed>(lookUp);

  const sent = createEvent<{ readonly intent: Intent; readonly request: Request }>();
  const restored = createEvent<Intent>();
  const checkAgainClicked = createEvent();
  const succeeded = createEvent<Made>();
  const refused = createEvent<ApiError>();
  const notFound = createEvent();
  const balanceOutdated = createEvent();
  const lookUpStarted = createEvent();
  const firstLookUpMissed = createEvent();
  const recheckTimeCame = createEvent();
  const recheckLaterFx = createFireLaterFx(recheckTimeCame);

  const inPhase = (attempt: Attempt | null, phase: Attempt['phase']) => attempt && { ...attempt, phase };

  const $attempt = createStore<Attempt | null>(null)
    .on(sent, (_, { intent }) => ({ intent, phase: 'sending' }))
    .on(restored, (_, intent) => ({ intent, phase: 'checking' }))
    .on(lookUpStarted, (attempt) => inPhase(attempt, 'checking'))
    .on(firstLookUpMissed, (attempt) => inPhase(attempt, 'rechecking'))
    .on(lookUpFx.failData, (attempt, error) => (isStale(error) ? attempt : inPhase(attempt, 'unknown')))
    .reset(succeeded, refused, notFound, sessionEnded);

  // What meets no attempt, or was asked in an earlier session, is about nothing that is under way.
  const $hasAttempt = $attempt.map((attempt) => attempt !== null);

  sample({ clock: sent, fn: ({ request }) => request, target: sendFx });
  sample({
    clock: [sendFx.finally, lookUpFx.finally],
    filter: $hasAttempt,
    fn: () => undefined,
    target: balanceOutdated,
  });
  sample({ clock: sendFx.doneData, filter: $hasAttempt, fn: madeBy, target: succeeded });

  const failed = sample({
    clock: sendFx.failData,
    source: $hasAttempt,
    filter: (hasAttempt, error) => hasAttempt && !isStale(error),
    fn: (_, error) => error,
  });
  sample({ clock: failed, filter: (error) => !isUnknown(error), target: refused });
  sample({
    clock: [
      sample({ clock: failed, filter: isUnknown }),
      sample({
        clock: checkAgainClicked,
        source: $attempt,
        filter: (attempt) => attempt?.phase === 'unknown',
      }),
    ],
    fn: () => undefined,
    target: lookUpStarted,
  });

  sample({
    clock: firstLookUpMissed,
    fn: () => ({ afterMs: MONEY_RECHECK_MS, payload: undefined }),
    target: recheckLaterFx,
  });
  const recheckDue = sample({
    clock: recheckTimeCame,
    source: $attempt,
    filter: (attempt) => attempt?.phase === 'rechecking',
  });
  sample({ clock: [lookUpStarted, restored, recheckDue], fn: () => undefined, target: lookUpFx });

  type Verdict =
    | { readonly kind: 'found'; readonly made: Made }
    | { readonly kind: 'look-again' | 'not-found' | 'nobody-asks' };
  const readLookUp = (attempt: Attempt | null, listed: Listed): Verdict => {
    if (attempt === null) return { kind: 'nobody-asks' };
    const made = find(attempt.intent, listed);
    if (made !== undefined) return { kind: 'found', made };
    return { kind: attempt.phase === 'checking' ? 'look-again' : 'not-found' };
  };
  const lookedUp = sample({ clock: lookUpFx.doneData, source: $attempt, fn: readLookUp });
  sample({
    clock: lookedUp.filterMap((verdict) => (verdict.kind === 'found' ? { made: verdict.made } : undefined)),
    fn: ({ made }) => made,
    target: succeeded,
  });
  sample({
    clock: lookedUp,
    filter: ({ kind }) => kind === 'look-again',
    fn: () => undefined,
    target: firstLookUpMissed,
  });
  sample({
    clock: lookedUp,
    filter: ({ kind }) => kind === 'not-found',
    fn: () => undefined,
    target: notFound,
  });

  const { restoreRequested, intentFound } = keepIntent({
    name,
    started: sent.map(({ intent }) => intent),
    settled: [succeeded.map(() => undefined), refused.map(() => undefined), notFound],
    $isBusy: $hasAttempt,
    $userId: $user.map((user) => user?.id ?? null),
    readIntent,
  });
  sample({ clock: intentFound, fn: ({ intent }) => intent, target: restored });

  return {
    $attempt,
    sent,
    restoreRequested,
    restored,
    checkAgainClicked,
    succeeded,
    refused,
    notFound,
    balanceOutdated,
  };
};

const isStale = ({ kind }: ApiError): boolean => kind === 'stale-session';
