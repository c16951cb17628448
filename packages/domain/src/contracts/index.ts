import { authAnswers } from './server-responses/auth';
import { catalogueAnswers } from './server-responses/catalogue';
import { dashboardAnswers } from './server-responses/dashboard';
import { depositsAnswers } from './server-responses/deposits';
import { numbersAnswers } from './server-responses/numbers';
import { paymentsAnswers } from './server-responses/payments';
import { subscriptionsAnswers } from './server-responses/subscriptions';
import { systemAnswers } from './server-responses/system';
import * as auth from './auth';
import * as catalogue from './catalogue';
import * as dashboard from './dashboard';
import * as deposits from './deposits';
import * as numbers from './numbers';
import type { AnswerOf, DocumentedOperation, RequestOf, ResultOf } from './operation';
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
  health: { ...system.health, ...systemAnswers.health },
  csrfToken: { ...system.csrfToken, ...systemAnswers.csrfToken },
  login: { ...auth.login, ...authAnswers.login },
  register: { ...register, ...authAnswers.register },
  me: { ...auth.me, ...authAnswers.me },
  refresh: { ...auth.refresh, ...authAnswers.refresh },
  logout: { ...auth.logout, ...authAnswers.logout },
  services: { ...catalogue.services, ...catalogueAnswers.services },
  countries: { ...catalogue.countries, ...catalogueAnswers.countries },
  operators: { ...catalogue.operators, ...catalogueAnswers.operators },
  prices: { ...catalogue.prices, ...catalogueAnswers.prices },
  availability: { ...catalogue.availability, ...catalogueAnswers.availability },
  restrictions: { ...catalogue.restrictions, ...catalogueAnswers.restrictions },
  balance: { ...payments.balance, ...paymentsAnswers.balance },
  exchangeRate: { ...deposits.exchangeRate, ...depositsAnswers.exchangeRate },
  calculateUsd: { ...deposits.calculateUsd, ...depositsAnswers.calculateUsd },
  createDeposit: { ...deposits.createDeposit, ...depositsAnswers.createDeposit },
  deposits: { ...deposits.deposits, ...depositsAnswers.deposits },
  verifyPayment: { ...deposits.verifyPayment, ...depositsAnswers.verifyPayment },
  cancelPayment: { ...deposits.cancelPayment, ...depositsAnswers.cancelPayment },
  paymentStatus: { ...deposits.paymentStatus, ...depositsAnswers.paymentStatus },
  purchaseNumber: { ...numbers.purchaseNumber, ...numbersAnswers.purchaseNumber },
  activeNumbers: { ...numbers.activeNumbers, ...numbersAnswers.activeNumbers },
  numberStatus: { ...numbers.numberStatus, ...numbersAnswers.numberStatus },
  cancelNumber: { ...numbers.cancelNumber, ...numbersAnswers.cancelNumber },
  completeNumber: { ...numbers.completeNumber, ...numbersAnswers.completeNumber },
  fullSms: { ...numbers.fullSms, ...numbersAnswers.fullSms },
  retryNumber: { ...numbers.retryNumber, ...numbersAnswers.retryNumber },
  history: { ...numbers.history, ...numbersAnswers.history },
  buySubscription: { ...subscriptions.buySubscription, ...subscriptionsAnswers.buySubscription },
  subscriptions: { ...subscriptions.subscriptions, ...subscriptionsAnswers.subscriptions },
  cancelSubscription: { ...subscriptions.cancelSubscription, ...subscriptionsAnswers.cancelSubscription },
  dashboardStats: { ...dashboard.dashboardStats, ...dashboardAnswers.dashboardStats },
  dashboardActivity: { ...dashboard.dashboardActivity, ...dashboardAnswers.dashboardActivity },
} as const satisfies Record<string, DocumentedOperation>;

/** Name of a call. */
export type OperationName = keyof typeof operations;

/** What a caller supplies for a call: params, query and body, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<(typeof operations)[N]>;

/** What the server answers to a call, envelope included. */
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof operations)[N]>;

/** What the client reads from that answer. */
export type ResultFor<N extends OperationName> = ResultOf<(typeof operations)[N]>;

export { commonErrors, type CommonErrorCode } from './shared/common-errors';
export { errorAnswer } from './shared/wire';
export { isJsonObject, ownField, withoutEnvelope, type JsonObject } from './shared/envelope';
export { IDEMPOTENCY_HEADER } from './operation';
export type {
  AnswerOf,
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
  realtimeAnswers,
  realtimeEnvelope,
  type PingMessage,
  type RealtimeAnswer,
} from './server-responses/realtime';
export { readRealtimeMessage, type RealtimeMessage, type RealtimeMessageType } from './realtime';
