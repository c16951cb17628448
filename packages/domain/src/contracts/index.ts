import { login, logout, me, refresh, register } from './auth';
import { availability, countries, operators, prices, restrictions, services } from './catalogue';
import { dashboardActivity, dashboardStats } from './dashboard';
import {
  calculateUsd,
  cancelPayment,
  createDeposit,
  deposits,
  exchangeRate,
  paymentStatus,
  verifyPayment,
} from './deposits';
import { cancelNumber, completeNumber, fullSms, purchaseNumber, retryNumber } from './number-actions';
import { activeNumbers, history, numberStatus } from './numbers';
import type { AnswerOf, Operation, RequestOf, ResultOf } from './operation';
import { balance } from './payments';
import { buySubscription, cancelSubscription, subscriptions } from './subscriptions';
import { csrfToken, health } from './system';

/**
 * The operation map: every call of the API by name (spec §7). Client, simulation, checks and documents
 * derive from it, so that a call exists once.
 */
export const operations = {
  health,
  csrfToken,
  login,
  register,
  me,
  refresh,
  logout,
  services,
  countries,
  operators,
  prices,
  availability,
  restrictions,
  balance,
  exchangeRate,
  calculateUsd,
  createDeposit,
  deposits,
  verifyPayment,
  cancelPayment,
  paymentStatus,
  purchaseNumber,
  activeNumbers,
  numberStatus,
  cancelNumber,
  completeNumber,
  retryNumber,
  fullSms,
  history,
  buySubscription,
  subscriptions,
  cancelSubscription,
  dashboardStats,
  dashboardActivity,
} as const satisfies Record<string, Operation>;

/** Name of a call. */
export type OperationName = keyof typeof operations;

/** What a caller supplies for a call: params, query and body, as far as it has them. */
export type RequestFor<N extends OperationName> = RequestOf<(typeof operations)[N]>;

/** What the server answers to a call, envelope included. */
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof operations)[N]>;

/** What the client reads from that answer. */
export type ResultFor<N extends OperationName> = ResultOf<(typeof operations)[N]>;

export { commonErrors, type CommonErrorCode } from './common-errors';
export { errorAnswer, isJsonObject, ownField, type JsonObject } from './envelope';
export type {
  AnswerOf,
  CallClass,
  DocumentedError,
  ErrorCodeOf,
  Operation,
  RequestOf,
  ResultOf,
} from './operation';
export type { User } from './auth';
export type { Country, Operator, PriceBook, Service } from './catalogue';
export { numberStatuses, type PurchasedNumber, type WireNumber } from './numbers';
export type { NumbersPagination } from './pagination';
export type { Activity } from './dashboard';
export { depositStatuses, paymentTypes, type Deposit, type WireDeposit } from './deposit';
export type { Balance } from './payments';
export { subscriptionStatuses, type Subscription } from './subscriptions';
export {
  pingMessage,
  readRealtimeMessage,
  realtimeEnvelope,
  realtimeMessages,
  type PingMessage,
  type RealtimeAnswer,
  type RealtimeMessage,
  type RealtimeMessageType,
} from './realtime';
