import { authResponses } from './server-responses/auth';
import { catalogueResponses } from './server-responses/catalogue';
import { dashboardResponses } from './server-responses/dashboard';
import { depositsResponses } from './server-responses/deposits';
import { numbersResponses } from './server-responses/numbers';
import { paymentsResponses } from './server-responses/payments';
import { subscriptionsResponses } from './server-responses/subscriptions';
import { systemResponses } from './server-responses/system';
import * as auth from './auth';
import * as catalogue from './catalogue';
import * as dashboard from './dashboard';
import * as deposits from './deposits';
import * as numbers from './numbers';
import type { ResponseOf, DocumentedOperation, RequestOf, ResultOf } from './operation';
import * as payments from './payments';
import { register } from './registration';
import * as subscriptions from './subscriptions';
import * as system from './system';

/**
 * The operation map: every call of the API by name (spec §7), as the client makes it and as the server promises to
 * answer it. Simulation, checks and documents derive from it; the client imports single calls, so that each route
 * loads only the ones it makes.
 */
export const operations = {
  health: { ...system.health, ...systemResponses.health },
  csrfToken: { ...system.csrfToken, ...systemResponses.csrfToken },
  login: { ...auth.login, ...authResponses.login },
  register: { ...register, ...authResponses.register },
  me: { ...auth.me, ...authResponses.me },
  refresh: { ...auth.refresh, ...authResponses.refresh },
  logout: { ...auth.logout, ...authResponses.logout },
  services: { ...catalogue.services, ...catalogueResponses.services },
  countries: { ...catalogue.countries, ...catalogueResponses.countries },
  operators: { ...catalogue.operators, ...catalogueResponses.operators },
  prices: { ...catalogue.prices, ...catalogueResponses.prices },
  availability: { ...catalogue.availability, ...catalogueResponses.availability },
  restrictions: { ...catalogue.restrictions, ...catalogueResponses.restrictions },
  balance: { ...payments.balance, ...paymentsResponses.balance },
  exchangeRate: { ...deposits.exchangeRate, ...depositsResponses.exchangeRate },
  calculateUsd: { ...deposits.calculateUsd, ...depositsResponses.calculateUsd },
  createDeposit: { ...deposits.createDeposit, ...depositsResponses.createDeposit },
  deposits: { ...deposits.deposits, ...depositsResponses.deposits },
  verifyPayment: { ...deposits.verifyPayment, ...depositsResponses.verifyPayment },
  cancelPayment: { ...deposits.cancelPayment, ...depositsResponses.cancelPayment },
  paymentStatus: { ...deposits.paymentStatus, ...depositsResponses.paymentStatus },
  purchaseNumber: { ...numbers.purchaseNumber, ...numbersResponses.purchaseNumber },
  activeNumbers: { ...numbers.activeNumbers, ...numbersResponses.activeNumbers },
  numberStatus: { ...numbers.numberStatus, ...numbersResponses.numberStatus },
  cancelNumber: { ...numbers.cancelNumber, ...numbersResponses.cancelNumber },
  completeNumber: { ...numbers.completeNumber, ...numbersResponses.completeNumber },
  fullSms: { ...numbers.fullSms, ...numbersResponses.fullSms },
  retryNumber: { ...numbers.retryNumber, ...numbersResponses.retryNumber },
  history: { ...numbers.history, ...numbersResponses.history },
  buySubscription: { ...subscriptions.buySubscription, ...subscriptionsResponses.buySubscription },
  subscriptions: { ...subscriptions.subscriptions, ...subscriptionsResponses.subscriptions },
  cancelSubscription: { ...subscriptions.cancelSubscription, ...subscriptionsResponses.cancelSubscription },
  dashboardStats: { ...dashboard.dashboardStats, ...dashboardResponses.dashboardStats },
  dashboardActivity: { ...dashboard.dashboardActivity, ...dashboardResponses.dashboardActivity },
} as const satisfies Record<string, DocumentedOperation>;

/** Name of a call. */
export type OperationName = keyof typeof operations;

/** Params, query and body that a caller supplies for a call, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<(typeof operations)[N]>;

/** Server response of a call, envelope included. */
export type ResponseFor<N extends OperationName> = ResponseOf<(typeof operations)[N]>;

/** Result that the client reads from a response. */
export type ResultFor<N extends OperationName> = ResultOf<(typeof operations)[N]>;

export { commonErrors, type CommonErrorCode } from './shared/common-errors';
export { errorResponseSchema } from './shared/wire';
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
export type { Country, Operator, PriceBook, Service } from './catalogue';
export type { WireNumber } from './server-responses/numbers';
export { numberStatuses, type PurchasedNumber } from './numbers';
export type { NumbersPagination } from './shared/pagination';
export type { Activity } from './dashboard';
export type { WireDeposit } from './server-responses/deposits';
export { depositStatuses, paymentTypes, type Deposit } from './deposit';
export type { Balance } from './payments';
export { subscriptionStatuses, type Subscription } from './subscriptions';
export {
  pingMessage,
  realtimeServerMessages,
  realtimeEnvelope,
  type PingMessage,
  type RealtimeServerMessage,
} from './server-responses/realtime';
export { readRealtimeMessage, type RealtimeMessage, type RealtimeMessageType } from './realtime';
