import { createEffect, createEvent, createStore, merge, sample, type EventPayload } from 'effector';
import { concernsSomebody, type ApiError } from '../api/errors/api-error';
import { createClientFx } from '../api/client/operation-fx';
import { createFireLaterFx } from '../lib/time/delay';
import { LAST_LOOK_UP_MS, REQUEST_TIMEOUT_MS } from '../limits';
import { sessionEnded } from '../lib/session-events';
import type { Click } from './intent';
import { keepIntent } from './persist-pending';
import { createLookUpTimes, type Begun } from './reconciliation-schedule';
import { recognise } from './match-result';
import type { MoneyAttempt, MoneyAttemptOptions, MoneyAttemptUnits } from './types';

/** What a look at the list means for a call whose answer was lost. */
type Verdict<Made> =
  | { readonly kind: 'found'; readonly made: Made }
  | { readonly kind: 'not-found' | 'uncertain' | 'look-later' };

/**
 * A call of which at most one is under way, and which is looked up and never sent again when its outcome is unknown:
 * one click costs at most one charge.
 */
export const createMoneyAttempt = <Intent extends Click, Request, Answer, Listed, Made>({
  name,
  intentSchema,
  send,
  lookUp,
  madeBy,
  alike,
  isUnknown,
}: MoneyAttemptOptions<Intent, Request, Answer, Listed, Made>): MoneyAttemptUnits<Intent, Request, Made> => {
  type Attempt = MoneyAttempt<Intent>;
  type Sent = { readonly intent: Intent; readonly request: Request };
  /** A look-up under way. Compared by identity: the outcome of one that was replaced is ignored. */
  type Look = Pick<Attempt, 'intent' | 'isOverdue'> & {
    readonly isByUser: boolean;
    readonly abort: AbortController;
  };

  const sendFx = createClientFx<Sent, Answer>((client, { request, intent }) =>
    send(client, request, intent.key),
  );
  const lookUpFx = createClientFx<Look, Listed>((client, { abort }) => lookUp(client, abort.signal));
  const abortLookFx = createEffect(({ abort }: Look) => abort.abort());

  const sent = createEvent<Sent>();
  const restored = createEvent<Begun<Intent>>();
  const checkAgainClicked = createEvent();
  const giveUpClicked = createEvent();
  const givenUp = createEvent();
  const succeeded = createEvent<Made>();
  const refused = createEvent<ApiError>();
  const notFound = createEvent();
  /** The payload: whether the user asked for it. */
  const lookUpStarted = createEvent<boolean>();
  const looked = createEvent<EventPayload<typeof lookUpFx.finally>>();
  const lookDropped = createEvent<Look>();
  const lookTimeEnded = createEvent<Look>();
  const endLookLaterFx = createFireLaterFx(lookTimeEnded);
  const becameUncertain = createEvent();
  const lookUpFailed = createEvent();
  const over = merge([succeeded, refused, notFound, givenUp, sessionEnded]);

  const begun = merge([sent.map(({ intent }) => ({ intent, sinceMs: 0 })), restored]);
  const timeCame = createLookUpTimes(begun);

  const inPhase = (phase: Attempt['phase']) => (attempt: Attempt | null) => attempt && { ...attempt, phase };

  const $attempt = createStore<Attempt | null>(null)
    .on(sent, (_, { intent }) => ({ intent, phase: 'sending', isOverdue: false }))
    .on(restored, (_, { intent, sinceMs }) => ({
      intent,
      phase: 'checking',
      isOverdue: sinceMs >= REQUEST_TIMEOUT_MS,
    }))
    .on(timeCame, (attempt, { intent, isLast }) => {
      if (attempt?.intent !== intent) return attempt;
      // The user is to look, and has been told; a new object would tell it again.
      if (attempt.phase === 'uncertain') return attempt;
      const phase = attempt.phase === 'unknown' ? 'checking' : attempt.phase;
      return { ...attempt, phase, isOverdue: attempt.isOverdue || isLast };
    })
    .on(lookUpStarted, inPhase('checking'))
    .on(lookUpFailed, inPhase('unknown'))
    .on(becameUncertain, inPhase('uncertain'))
    .reset(over);

  // Stryker disable next-line ObjectLiteral,StringLiteral: nobody writes a scope down.
  const $look = createStore<Look | null>(null, { serialize: 'ignore' })
    .on(lookUpFx, (_, look) => look)
    .reset(looked, lookDropped);

  // An answer is ignored unless its attempt is still the one under way.
  const isAbout = (attempt: Attempt | null, { params }: { readonly params: { readonly intent: Intent } }) =>
    attempt?.intent === params.intent;

  sample({ clock: sent, target: sendFx });
  sample({
    clock: lookUpFx.finally,
    source: $look,
    filter: (look, { params }) => look === params,
    fn: (_, outcome) => outcome,
    target: looked,
  });
  // Must stand above the samples that end the attempt: below them no answer would be about it any more, and this would
  // never fire.
  const sendEnded = sample({ clock: sendFx.finally, source: $attempt, filter: isAbout });
  const moneyMayHaveMoved = merge([sendEnded, looked]).map(() => undefined);

  sample({
    clock: sendFx.done,
    source: $attempt,
    filter: isAbout,
    fn: (_, { result }) => madeBy(result),
    target: succeeded,
  });
  const failed = sample({
    clock: sendFx.fail,
    source: $attempt,
    filter: (attempt, failure) => isAbout(attempt, failure) && concernsSomebody(failure.error),
    fn: (_, { error }) => error,
  });
  sample({ clock: failed, filter: (error) => !isUnknown(error), target: refused });

  sample({
    clock: giveUpClicked,
    source: $attempt,
    // A call whose answer is still awaited cannot be taken back.
    filter: (attempt) => attempt !== null && attempt.phase !== 'sending',
    target: givenUp,
  });

  const checkedAgain = sample({
    clock: checkAgainClicked,
    source: $attempt,
    filter: (attempt) => attempt?.phase === 'unknown',
  });
  const lookUpDue = sample({
    clock: timeCame,
    source: { attempt: $attempt, look: $look },
    // The deadline ends a look-up that hangs as well: only a list asked for after it can show that nothing was done.
    filter: ({ attempt, look }, { intent, isLast }) =>
      (look === null || isLast) && attempt?.intent === intent && attempt.phase === 'checking',
  });

  const verdict = looked.filterMap((outcome): Verdict<Made> | undefined => {
    if (outcome.status === 'fail') return undefined;
    const { intent, isOverdue } = outcome.params;
    const finding = recognise(intent, alike(intent, outcome.result));
    if (finding.kind === 'found') return { kind: 'found', made: finding.row.made };
    if (finding.kind === 'ambiguous') return { kind: 'uncertain' };
    if (!isOverdue) return { kind: 'look-later' };
    return { kind: finding.kind === 'older' ? 'uncertain' : 'not-found' };
  });
  const told = (kind: Verdict<Made>['kind']) =>
    sample({ clock: verdict, filter: (told) => told.kind === kind, fn: () => undefined });

  sample({
    clock: verdict.filterMap((told) => (told.kind === 'found' ? { made: told.made } : undefined)),
    fn: ({ made }) => made,
    target: succeeded,
  });
  sample({ clock: told('not-found'), target: notFound });
  sample({ clock: told('uncertain'), target: becameUncertain });
  const lookTimedOut = sample({
    clock: lookTimeEnded,
    source: $look,
    filter: (look, ended) => look === ended,
  });
  sample({
    clock: [
      looked.filter({ fn: (outcome) => outcome.status === 'fail' && concernsSomebody(outcome.error) }),
      lookTimedOut,
    ],
    fn: () => undefined,
    target: lookUpFailed,
  });

  sample({
    clock: [failed.filter({ fn: isUnknown }), restored, lookUpDue],
    fn: () => false,
    target: lookUpStarted,
  });
  sample({ clock: checkedAgain, fn: () => true, target: lookUpStarted });
  sample({ clock: [lookUpStarted, lookTimedOut, over], source: $look, filter: Boolean, target: lookDropped });
  sample({ clock: lookDropped, target: abortLookFx });
  sample({
    clock: lookUpStarted,
    source: $attempt,
    filter: Boolean,
    fn: ({ intent, isOverdue }, isByUser): Look => ({
      intent,
      isOverdue,
      isByUser,
      abort: new AbortController(),
    }),
    target: lookUpFx,
  });
  // The user was promised to know by the deadline; who asks to check again waits for as long as the list takes.
  sample({
    clock: lookUpFx,
    filter: ({ isOverdue, isByUser }) => isOverdue && !isByUser,
    fn: (look) => ({ afterMs: LAST_LOOK_UP_MS, payload: look }),
    target: endLookLaterFx,
  });

  const { restoreRequested, intentFound } = keepIntent({
    name,
    schema: intentSchema,
    started: sent.map(({ intent }) => intent),
    settled: merge([succeeded, refused, notFound, givenUp]),
    $isBusy: $attempt.map((attempt) => attempt !== null),
  });
  sample({ clock: intentFound, target: restored });

  return {
    $attempt,
    sent,
    restoreRequested,
    restored: restored.map(({ intent }) => intent),
    checkAgainClicked,
    giveUpClicked,
    succeeded,
    refused,
    notFound,
    userNeeded: $attempt.updates.filterMap((attempt) =>
      attempt === null ? undefined : helplessPhase(attempt),
    ),
    missed: told('look-later'),
    moneyMayHaveMoved,
  };
};

function helplessPhase({ phase, isOverdue }: MoneyAttempt<unknown>): 'unknown' | 'uncertain' | undefined {
  return phase === 'uncertain' || (phase === 'unknown' && isOverdue) ? phase : undefined;
}
