import type { OperationName } from '@sms/domain/contracts/operations';
import { authHandlers } from './auth';
import { catalogueHandlers } from './catalogue';
import { dashboardHandlers } from './dashboard';
import type { HandlersFor } from './handler';
import { numberListHandlers } from './numbers/number-lists';
import { numberHandlers } from './numbers/numbers';
import { subscriptionHandlers } from './numbers/subscriptions';
import { paymentHandlers } from './payments/balance-and-rates';
import { depositListHandlers } from './payments/deposit-list';
import { depositHandlers } from './payments/deposits';
import { systemHandlers } from './system';

/** The whole API. An operation without a handler does not compile. */
export const handlers: HandlersFor<OperationName> = {
  ...systemHandlers,
  ...authHandlers,
  ...catalogueHandlers,
  ...numberHandlers,
  ...numberListHandlers,
  ...subscriptionHandlers,
  ...paymentHandlers,
  ...depositHandlers,
  ...depositListHandlers,
  ...dashboardHandlers,
};
