import type { OperationName } from '@sms/domain/contracts';
import { authHandlers } from './auth';
import { catalogueHandlers } from './catalogue';
import type { HandlersFor } from './handler';
import { numberHandlers } from './numbers';
import { paymentHandlers } from './payments';
import { systemHandlers } from './system';

/** The whole API. An operation without a handler does not compile. */
export const handlers: HandlersFor<OperationName> = {
  ...systemHandlers,
  ...authHandlers,
  ...catalogueHandlers,
  ...numberHandlers,
  ...paymentHandlers,
};
