import type { OperationName } from '@sms/domain/contracts';
import { authHandlers } from './auth';
import { catalogueHandlers } from './catalogue';
import { dashboardHandlers } from './dashboard';
import { depositListHandlers } from './deposit-list';
import { depositHandlers } from './deposits';
import type { HandlersFor } from './handler';
import { numberListHandlers } from './number-lists';
import { numberHandlers } from './numbers';
import { paymentHandlers } from './payments';
import { subscriptionHandlers } from './subscriptions';
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
