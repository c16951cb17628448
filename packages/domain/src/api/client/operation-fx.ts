import { createEvent, createStore, sample } from 'effector';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { ApiClient } from './api-client';
import type { ApiError } from '../errors/api-error';
import { onDemand } from '../../lib/on-demand';
import { scopeClosed } from '../../lib/session-events';
import { createTask, type Tools } from '../../lib/task';

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

/** What work with the client of a scope finds there. */
export interface ClientTools extends Tools {
  /** @throws in a scope without a client, which is a set-up mistake */
  readonly client: () => ApiClient;
}

const workRequested = createEvent<(tools: ClientTools) => unknown>();
sample({
  clock: workRequested,
  source: $apiClient,
  fn: (client, work) => {
    const requireClient = (): ApiClient => {
      if (client === null) throw new Error('No api client: give the scope a value for $apiClient.');
      return client;
    };
    return (tools: Tools) => work({ ...tools, client: requireClient });
  },
  target: createTask((tools, run: (tools: Tools) => unknown) => run(tools)),
  // Several may begin in one step of the event graph.
  batch: false,
});

/** A task with the client of the scope, see `createTask`. */
export const createClientTask = <Payload>(work: (tools: ClientTools, payload: Payload) => unknown) =>
  workRequested.prepend((payload: Payload) => (tools) => work(tools, payload));

export interface Done<Params, Result> {
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
  const settled = createEvent<Outcome>();
  const begun = createClientTask(async ({ client, tell }, params: Params) => {
    const api = client();
    tell(settled, await outcomeOf(params, () => work(api, params)));
  });

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
