import { createEvent, createStore, is, sample, type Store } from 'effector';
import type { Operation, RequestOf } from '../../contracts/operation';
import type { Screen } from '../../lib/create-screen';
import { onDemand } from '../../lib/on-demand';
import { $isPageVisible } from '../../lib/page';
import { sessionEnded } from '../../lib/session-events';
import { createClientTask } from '../client/operation-fx';
import { $isFollower, resultReceived, type QueryResult } from '../cross-tab/cross-tab-cache';
import { createReader, type Reader, type Readers } from './query-reader';
import {
  UNASKED,
  type QueryAction,
  type QueryEvent,
  type QueryNews,
  type QueryState,
  type QueryVerb,
  type ReaderOptions,
} from './query-state';

export interface QueryOptions<O extends Operation> extends ReaderOptions<O> {
  /** The request, or a store with it; null disables the query. */
  readonly request: RequestOf<O> | Store<RequestOf<O> | null>;
  /**
   * The only screen with the data: what is stale, or was refused for a while, is read again once it opens.
   * Default: several, or none.
   */
  readonly screen?: Screen;
}

type Work = (readers: Readers) => Promise<void> | void;

/** One of the scope's readers has something to do; ends with the call in flight of its query. */
const workRequested = createClientTask((page, work: Work) => {
  const readers = page.own<Readers>(createReader, () => ({
    all: new Map(),
    page,
    isFollower: false,
    busy: new Set(),
  }));
  readers.page = page;
  return work(readers);
});
const pursueAll: Work = ({ all }) => all.forEach((reader) => reader.pursue());
sample({ clock: $isPageVisible, fn: () => pursueAll, target: workRequested });
sample({
  clock: $isFollower,
  fn:
    (isFollower): Work =>
    (readers) => {
      readers.isFollower = isFollower;
      return pursueAll(readers);
    },
  target: workRequested,
});
sample({
  clock: sessionEnded,
  fn: (): Work => (readers) => readers.all.forEach((reader) => reader.stop()),
  target: workRequested,
});

/**
 * Reads data from the server; how a screen gets its data. The newest request wins, and a call whose response
 * is no longer needed is aborted. Equal requests within a second, or during the call, make one call. A
 * response that arrives after the end of the session is ignored. When a refresh fails, the earlier data
 * stays. The work is done by a plain object of the scope, see `createReader`.
 */
export const createQuery = <O extends Operation>({ request, screen, ...options }: QueryOptions<O>) => {
  const happened = createEvent<QueryNews<O>>();
  const $query = createStore<QueryState<O>>(UNASKED).on(happened, (_, { state }) => state);

  const workOn =
    (wanted: RequestOf<O> | null, action: QueryAction<O>): Work =>
    (readers) => {
      // A query always finds the reader that it made.
      const known = readers.all.get(happened) as Reader<O> | undefined;
      const reader = known ?? createReader(options, readers, happened);
      readers.all.set(happened, reader);
      return reader.act(action, wanted);
    };
  const actWithStore = ($wanted: Store<RequestOf<O> | null>) => {
    const act = createEvent<QueryAction<O>>();
    sample({ clock: $wanted, fn: () => 'take-request' as const, target: act });
    // Several actions may come in one step of the event graph.
    sample({ clock: act, source: $wanted, fn: workOn, target: workRequested, batch: false });
    return act;
  };
  const act = is.store(request)
    ? actWithStore(request)
    : workRequested.prepend((action: QueryAction<O>) => workOn(request, action));
  if (options.isShared === true) {
    sample({ clock: resultReceived, fn: (shared) => ({ shared }), target: act });
  }
  if (screen !== undefined) {
    sample({
      clock: screen.toggled,
      fn: (isOpen) => (isOpen ? ('enter' as const) : ('leave' as const)),
      target: act,
    });
  }

  const verb = (action: QueryVerb) => () => act.prepend(() => action);
  const eventOf =
    <T>(read: (event: QueryEvent<O>) => T | undefined) =>
    () =>
      happened.filterMap(({ event }) => read(event));
  const storeOf =
    <T>(read: (state: QueryState<O>) => T) =>
    () =>
      $query.map(read);

  return onDemand({
    /**
     * Refreshes the data. Makes no call while one is in flight, unless that one is slow and not costly, or if
     * one started and finished within the last second.
     */
    refresh: verb('refresh'),
    /** The same by a timer: the next call begins as late as the last one took. */
    polled: verb('poll'),
    /** Refreshes the data unless it was read in the last seconds. For a screen that opens. */
    start: verb('open'),
    /** The data may be stale: it is reloaded after the call in flight, whose response may be too old. */
    invalidated: verb('invalidate'),
    /** This tab has newer data than the call in flight: that call is dropped, and the data is read again. */
    aborted: verb('abort'),
    /** The call in flight is outdated: read again, unless the leader does so. */
    restarted: verb('restart'),
    /** The request is to be read anew, as if it had changed. */
    requestRepeated: verb('repeat-request'),
    /** A response that this tab did not request: stored by an earlier page. */
    pushData: () => act.prepend((pushed: QueryResult<O>) => ({ pushed })),
    /** A call began; the payload is its request. */
    started: eventOf((event) => (event.kind === 'started' ? event.request : undefined)),
    succeeded: eventOf((event) => (event.kind === 'succeeded' ? event.answer : undefined)),
    /** Newer data: a response to this tab or to another one, or data pushed. */
    received: eventOf((event) => ('answer' in event ? event.answer : undefined)),
    failed: eventOf((event) => (event.kind === 'failed' ? event.error : undefined)),
    /** A follower received another tab's response, and can leave polling to that tab; never the leader. */
    servedElsewhere: eventOf((event) => (event.kind === 'served-elsewhere' ? true : undefined)),
    /** See `QueryState`, as the stores below: parts of it. */
    $state: () => $query,
    $data: storeOf(({ data }) => data),
    $error: storeOf(({ error }) => error),
    $isPending: storeOf(({ isPending }) => isPending),
    $isSlow: storeOf(({ isSlow }) => isSlow),
    $pendingSince: storeOf(({ pendingSince }) => pendingSince),
    $requestedAt: storeOf(({ requestedAt }) => requestedAt),
  });
};

/** See {@link createQuery}. */
export type Query<O extends Operation> = ReturnType<typeof createQuery<O>>;
