import * as auth from './auth';
import * as catalogue from './catalogue';
import * as dashboard from './dashboard';
import * as deposits from './deposits';
import * as numbers from './numbers';
import type { Documentation, DocumentedOperation, RequestOf, ResponseOf, ResultOf } from './operation';
import * as payments from './payments';
import * as registration from './registration';
import * as realtime from './realtime';
import * as subscriptions from './subscriptions';
import { errorResponse } from './shared/wire';
import * as system from './system';

/** Calls of an area with the server's promise for each. */
const documented = <const O, const D extends { readonly [K in keyof D]: Documentation }>(
  calls: O,
  responses: D,
) =>
  Object.fromEntries(
    Object.entries<Documentation>(responses).map(([name, response]) => [
      name,
      { ...calls[name as keyof O], ...response },
    ]),
  ) as { readonly [K in keyof D]: K extends keyof O ? O[K] & D[K] : never };

/**
 * The operation map: every call of the API by name (spec §7), as the client makes it and as the server promises to
 * answer it. Simulation, checks and documents derive from it; the client imports single calls, so that each route
 * loads only the ones it makes.
 */
export const operations = {
  ...documented(system, system.responses()),
  ...documented(auth, auth.responses()),
  ...documented(registration, registration.responses()),
  ...documented(catalogue, catalogue.responses()),
  ...documented(payments, payments.responses()),
  ...documented(deposits, deposits.responses()),
  ...documented(numbers, numbers.responses()),
  ...documented(subscriptions, subscriptions.responses()),
  ...documented(dashboard, dashboard.responses()),
} satisfies Record<string, DocumentedOperation>;

/** Name of a call. */
export type OperationName = keyof typeof operations;

/** Params, query and body that a caller supplies for a call, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<(typeof operations)[N]>;

/** Server response of a call, envelope included. */
export type ResponseFor<N extends OperationName> = ResponseOf<(typeof operations)[N]>;

/** Result that the client reads from a response. */
export type ResultFor<N extends OperationName> = ResultOf<(typeof operations)[N]>;

export { commonErrors, type CommonErrorCode } from './shared/common-errors';
export { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './shared/envelope';
export { IDEMPOTENCY_HEADER } from './operation';
export type {
  ResponseOf,
  CallClass,
  DocumentedError,
  DocumentedOperation,
  ErrorCodeOf,
  Operation,
  RequestOf,
  ResultOf,
} from './operation';
export { limiterOf, type Limiter } from './shared/limiter';
export type { User } from './auth';
export type { Country, Operator, Service } from './catalogue';
export type { PriceBook } from './price-book';
export { numberStatuses, type PurchasedNumber, type WireNumber } from './numbers';
export type { NumbersPagination } from './shared/pagination';
export type { Activity } from './dashboard';
export { depositStatuses, paymentTypes, type Deposit, type WireDeposit } from './deposit';
export type { Balance } from './payments';
export { subscriptionStatuses, type Subscription } from './subscriptions';

/** The body of every failed response (spec §7). */
export const errorResponseSchema = errorResponse();
/** Content of `data` as the server sends it, by message type (spec §7). */
export const realtimeServerMessages = realtime.serverMessages();
/** The frame around `data` as the server sends it. */
export const realtimeEnvelope = realtime.frameEnvelope();
/** The ping the client sends (spec §7). */
export const pingMessage = realtime.ping();
export {
  readRealtimeMessage,
  type PingMessage,
  type RealtimeMessage,
  type RealtimeMessageType,
  type RealtimeServerMessage,
} from './realtime';
