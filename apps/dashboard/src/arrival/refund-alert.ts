import { refundAlertStarted } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';

/** Tells the user when a number can be cancelled for a refund. Loaded once somebody wants to be told. */
export const startRefundAlert = (scope: Scope): void => scopeBind(refundAlertStarted, { scope })();
