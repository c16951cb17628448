import { attach, createStore, type Effect } from 'effector';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { ApiClient } from './api-client';
import type { ApiError } from '../errors/api-error';
import { scopeClosed } from '../../lib/session-events';

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

/** An effect that works with the client of its scope. Fails with an `ApiError`. */
export const createClientFx = <Params, Done>(
  work: (client: ApiClient, params: Params) => Promise<Done> | Done,
): Effect<Params, Done, ApiError> =>
  attach({
    source: $apiClient,
    effect: (client, params: Params) => work(requireClient(client), params),
    // Clients reject with nothing else.
  }) as unknown as Effect<Params, Done, ApiError>;

/**
 * An effect for one call of the operation map. Every feature makes its own, so that one screen's
 * pending state never shows on another's.
 */
export const createOperationFx = <O extends Operation>(
  operation: O,
): Effect<RequestOf<O>, ResultOf<O>, ApiError> =>
  createClientFx((client, request: RequestOf<O>) => client.call(operation, request));

/** The data changed on the server: what the head of the page has asked for may be outdated (see `TakeEarlyFetch`). */
export const dropEarlyFetchesFx = createClientFx<void, void>((client) => client.dropEarlyFetches());
