import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { and, not } from 'patronum';
import type { Operation, RequestOf, ResultOf } from '../contracts';
import { $clock } from '../lib/clock';
import { createAlarm } from '../lib/create-alarm';
import { TOLD_ANSWER_WAIT_MS } from '../limits';
import type { Answered } from './answered';
import { sessionEnded } from '../lib/session-ended';

/** An answer that concerns all tabs of the user, and what it answers. */
export interface SharedAnswer {
  readonly path: string;
  /** The request as JSON. */
  readonly key: string;
  /** As `read` of the operation gave it. */
  readonly answer: unknown;
  /** When the call began, ms since 1970 on this machine, which is that of all tabs. */
  readonly beganAt: number;
}

/** This tab was answered: the others need not ask. */
export const answerGiven = createEvent<SharedAnswer>();

/** Another tab of the same user was answered. */
export const answerTold = createEvent<SharedAnswer>();

/** Another tab leads from now on (true), which hears the same messages and asks for all; or this one does. */
export const leadPassed = createEvent<boolean>();

/** Whether another tab leads. */
export const $isFollowing = createStore(false)
  .on(leadPassed, (_, isElsewhere) => isElsewhere)
  .reset(sessionEnded);

/** What of a query concerns the other tabs. */
interface SharedQuery<O extends Operation> {
  readonly $wanted: Store<{ readonly request: RequestOf<O>; readonly key: string } | null>;
  readonly $isOutdated: Store<boolean>;
  readonly answered: Event<Answered<O>>;
  /** The data was changed here. */
  readonly touched: Event<void>;
  /** Fired for an answer of another tab that is newer than what is known here. */
  readonly told: EventCallable<Answered<O>>;
}

/**
 * Tells other tabs what a query was answered, and the query what they were (decision 0033). Gives whether the
 * leading tab still has time to tell the answer to what is out of date here.
 */
export const shareAnswers = <O extends Operation>(
  { path }: O,
  { $wanted, $isOutdated, answered, touched, told }: SharedQuery<O>,
) => {
  const waitEnded = createEvent();
  const knownSince = createEvent<number>();

  /** What other tabs asked before says nothing new. */
  const $knownSince = createStore(0)
    .on(knownSince, (_, at) => at)
    .on([answered, told], (_, { beganAt }) => beganAt)
    .reset(sessionEnded);
  const $isWaitOver = createStore(false)
    .on(waitEnded, () => true)
    .reset($isOutdated);

  sample({ clock: touched, source: $clock, fn: (clock) => clock.now(), target: knownSince });
  sample({
    clock: $isOutdated,
    fn: (isOutdated) => (isOutdated ? TOLD_ANSWER_WAIT_MS : Infinity),
    target: createAlarm(waitEnded),
  });
  sample({
    clock: answered,
    fn: ({ request, answer, beganAt }) => ({ path, key: JSON.stringify(request), answer, beganAt }),
    target: answerGiven,
  });
  sample({
    clock: sample({
      clock: answerTold,
      source: { wanted: $wanted, since: $knownSince },
      fn: ({ wanted, since }, news) =>
        wanted?.key === news.key && path === news.path && news.beganAt > since
          ? // All tabs that tell answers are of one build, which reads those of a path in one way.
            { request: wanted.request, answer: news.answer as ResultOf<O>, beganAt: news.beganAt }
          : undefined,
    }).filterMap((news) => news),
    target: told,
  });

  return and($isFollowing, not($isWaitOver));
};
