import type { GenericSchema } from 'valibot';
import * as auth from './auth-calls';
import * as catalogue from './catalogue-calls';
import * as dashboard from './dashboard-calls';
import * as deposits from './deposits-calls';
import * as messages from './messages';
import * as numbers from './numbers-calls';
import type { CallPromise, DocumentedOperation, Operation, RequestOf, ResultOf } from './operation';
import * as payments from './payments-calls';
import * as registration from './registration';
import { errorResponse, objectOf, type SentOf } from './shared/field';
import * as subscriptions from './subscriptions-calls';
import * as system from './system-calls';

const modules = {
  ...system,
  ...auth,
  ...registration,
  ...catalogue,
  ...payments,
  ...deposits,
  ...numbers,
  ...subscriptions,
  ...dashboard,
};

type Modules = typeof modules;
type Promised = Operation & CallPromise;

export type OperationName = { [K in keyof Modules]: Modules[K] extends Promised ? K : never }[keyof Modules];

/** Params, query and body that a caller supplies for a call, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<Modules[N]>;

/** Server response of a call, envelope included. */
export type ResponseFor<N extends OperationName> = SentOf<Modules[N]['response']>;

/** Documented errors of a call by their machine codes. */
export type ErrorsFor<N extends OperationName> = Modules[N]['errors'];

export type ResultFor<N extends OperationName> = ResultOf<Modules[N]>;

type RequestPart = 'params' | 'query' | 'body';

type Documented<N extends OperationName> = Omit<Modules[N], RequestPart | 'response'> & {
  readonly [P in RequestPart & keyof Modules[N]]: GenericSchema;
} & { readonly response: GenericSchema<ResponseFor<N>> };

const isPromised = (value: object): value is Promised => 'callClass' in value;

const documented = (operation: Promised): DocumentedOperation => {
  const { params, query, body, response, ...rest } = operation;
  return {
    ...rest,
    ...(params && { params: objectOf(params) }),
    ...(query && { query: objectOf(query) }),
    ...(body && { body: objectOf(body) }),
    response: response.promise(),
  };
};

/** Every call by name (spec §7) with the promise as schemas, for simulation, checks and documents. */
export const operations = Object.fromEntries(
  Object.entries(modules).flatMap(([name, value]) => (isPromised(value) ? [[name, documented(value)]] : [])),
) as unknown as { readonly [N in OperationName]: Documented<N> };

export const errorResponseSchema = errorResponse().promise();

/** Content of `data` as the server sends it, by message type (spec §7). */
export const realtimeServerMessages = objectOf(messages.serverMessages).entries;

export const realtimeEnvelope = objectOf(messages.frameEnvelope);

export const pingMessage = messages.ping.promise();
