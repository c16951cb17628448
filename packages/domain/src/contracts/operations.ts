import * as auth from './auth-calls';
import * as catalogue from './catalogue-calls';
import * as dashboard from './dashboard-calls';
import * as deposits from './deposits-calls';
import * as numbers from './numbers-calls';
import type { Documentation, DocumentedOperation, RequestOf, ResponseOf, ResultOf } from './operation';
import * as payments from './payments-calls';
import * as registration from './registration';
import * as realtime from './messages';
import * as subscriptions from './subscriptions-calls';
import { errorResponse } from './shared/wire';
import * as system from './system-calls';

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
 * The operation map: every call of the API by name (spec §7), as the client makes it and as the server
 * promises to answer it. Simulation, checks and documents derive from it; the client imports single calls, so
 * that each route loads only the ones it makes.
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

export type OperationName = keyof typeof operations;

/** Params, query and body that a caller supplies for a call, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<(typeof operations)[N]>;

/** Server response of a call, envelope included. */
export type ResponseFor<N extends OperationName> = ResponseOf<(typeof operations)[N]>;

/** Result that the client reads from a response. */
export type ResultFor<N extends OperationName> = ResultOf<(typeof operations)[N]>;

export { commonErrors, type CommonErrorCode } from './shared/common-errors';
export { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './shared/envelope';
export {
  IDEMPOTENCY_HEADER,
  type CallClass,
  type DocumentedError,
  type DocumentedOperation,
  type ErrorCodeOf,
  type Operation,
  type RequestOf,
  type ResultOf,
} from './operation';
export { limiterOf, type Limiter } from './shared/limiter';
export type { User } from './auth-calls';
export type { Country, Operator, Service } from './catalogue-calls';
export type { PriceBook } from './price-book';
export { numberStatuses, type PurchasedNumber, type WireNumber } from './number';
export type { Activity } from './dashboard-calls';
export { depositStatuses, paymentTypes, type Deposit, type WireDeposit } from './deposit';
export type { Subscription } from './subscriptions-calls';

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
} from './messages';
