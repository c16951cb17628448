import { createEvent, createStore, sample, scopeBind } from 'effector';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { ApiClient } from './api-client';
import type { ApiError } from '../errors/api-error';
import { onDemand } from '../../lib/on-demand';
import { scopeClosed } from '../../lib/session-events';
import { createTask } from '../../lib/task';

const refuse = (): Promise<never> => Promise.reject({ kind: 'stale-session' } satisfies ApiError);

/** After the end of a scope nothing is sent any more. */
const closedClient: ApiClient = {
  call: refuse,
  openSession: refuse,
  refresh: refuse,
  prepare: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  accessToken: () => null,
  isTokenOld: () => false,
  dropEarlyFetches: () => undefined,
  listen: () => undefined,
};

/** The client all calls go through. The app supplies it with the scope. */
export const $apiClient = createStore<ApiClient | null>(null).on(scopeClosed, () => closedClient);

/** The client of a scope. A call in a scope without one is a set-up mistake. */
export const requireClient = (client: ApiClient | null): ApiClient => {
  if (client === null) throw new Error('No api client: give the scope a value for $apiClient.');
  return client;
};

type Work = (client: ApiClient) => unknown;

const workRequested = createEvent<Work>();
sample({
  clock: workRequested,
  source: $apiClient,
  fn: (client, work) => () => work(requireClient(client)),
  target: createTask((_, run: () => unknown) => run()),
  // Several may begin in one step of the event graph.
  batch: false,
});

interface Done<Params, Result> {
  readonly status: 'done';
  readonly params: Params;
  readonly result: Result;
}

interface Failed<Params> {
  readonly status: 'fail';
  readonly params: Params;
  readonly error: ApiError;
}

/** Work with the client of the scope: an event with the units of an effect. Fails with an `ApiError`. */
export const createClientFx = <Params, Result>(
  work: (client: ApiClient, params: Params) => Promise<Result> | Result,
) => {
  type Outcome = Done<Params, Result> | Failed<Params>;
  const begun = createEvent<Params>();
  const settled = createEvent<Outcome>();

  const workOn =
    (params: Params): Work =>
    async (client) => {
      const tell = scopeBind(settled, { safe: true });
      const outcome = await outcomeOf(params, () => work(client, params));
      tell(outcome);
    };
  sample({ clock: begun, fn: workOn, target: workRequested, batch: false });

  const createPending = () =>
    createStore(0)
      .on(begun, (count) => count + 1)
      .on(settled, (count) => count - 1)
      .map((count) => count > 0);
  const outcomes = onDemand({
    done: () =>
      settled.filter({ fn: (outcome): outcome is Done<Params, Result> => outcome.status === 'done' }),
    fail: () => settled.filter({ fn: (outcome): outcome is Failed<Params> => outcome.status === 'fail' }),
  });
  return onDemand(
    {
      finally: () => settled,
      done: () => outcomes.done,
      fail: () => outcomes.fail,
      doneData: () => outcomes.done.map(({ result }) => result),
      failData: () => outcomes.fail.map(({ error }) => error),
      pending: createPending,
    },
    begun,
  );
};

/** Work with the client, see `createClientFx`. */
export type ClientFx<Params, Result> = ReturnType<typeof createClientFx<Params, Result>>;

/** One call. Every feature makes its own, so that one screen's pending state never shows on another's. */
export const createOperationFx = <O extends Operation>(operation: O): ClientFx<RequestOf<O>, ResultOf<O>> =>
  createClientFx((client, request) => client.call(operation, request));

/** The data changed on the server: early fetches may be outdated (see `TakeEarlyFetch`). */
export const dropEarlyFetchesFx = createClientFx<void, void>((client) => client.dropEarlyFetches());

async function outcomeOf<Params, Result>(
  params: Params,
  work: () => Promise<Result> | Result,
): Promise<Done<Params, Result> | Failed<Params>> {
  try {
    return { status: 'done', params, result: await work() };
  } catch (error) {
    // Clients reject with nothing else.
    return { status: 'fail', params, error: error as ApiError };
  }
}
