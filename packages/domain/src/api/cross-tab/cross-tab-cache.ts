import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { and, not } from 'patronum';
import type { Operation, RequestOf, ResultOf } from '../../contracts';
import { $clock } from '../../lib/time/clock';
import { createAlarm } from '../../lib/time/create-timer';
import { TOLD_ANSWER_WAIT_MS } from '../../limits';
import type { Answered } from '../query/query-result';
import { sessionEnded } from '../../lib/session-events';

/** An answer to be shared with all tabs of the user, and the request it answers. */
export interface SharedAnswer {
  readonly path: string;
  /** The request as JSON. */
  readonly key: string;
  /** As returned by the operation's `read`. */
  readonly answer: unknown;
  /** When the call began, ms since 1970 on this machine, whose clock all tabs share. */
  readonly beganAt: number;
}

/** This tab received an answer: the others need not ask. */
export const answerGiven = createEvent<SharedAnswer>();

/** Another tab of the same user received an answer. */
export const answerTold = createEvent<SharedAnswer>();

/**
 * Another tab leads from now on (true), or this one does (false). The leading tab hears the messages and reads for
 * all tabs.
 */
export const leadPassed = createEvent<boolean>();

/** Whether another tab leads. */
export const $isFollowing = createStore(false)
  .on(leadPassed, (_, isElsewhere) => isElsewhere)
  .reset(sessionEnded);

/** The parts of a query that take part in sharing. */
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
 * Tells other tabs the answers of a query, and the query theirs (decision 0033). Returns whether this tab should
 * still wait for the leading tab to tell the answer, instead of reading what is out of date itself.
 */
export const shareAnswers = <O extends Operation>(
  { path }: O,
  { $wanted, $isOutdated, answered, touched, told }: SharedQuery<O>,
) => {
  const waitEnded = createEvent();
  const knownSince = createEvent<number>();

  /** Answers to calls that other tabs began before this moment, in ms since 1970, tell nothing new. */
  const $knownSince = createStore(0)
    .on(knownSince, (_, at) => at)
    // An answer that was asked for before a change in this tab is no news of that change.
    .on([answered, told], (since, { beganAt }) => Math.max(since, beganAt))
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
          ? // Answers are only taken from tabs of the same build, which reads a path's answers in the same way.
            { request: wanted.request, answer: news.answer as ResultOf<O>, beganAt: news.beganAt }
          : undefined,
    }).filterMap((news) => news),
    target: told,
  });

  return and($isFollowing, not($isWaitOver));
};
