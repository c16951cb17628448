import {
  callbackCheckRequested,
  callbackOpened,
  callbackReceived,
  verifyClicked,
  type PaymentOutcome,
} from '@sms/domain';
import type { ProviderCallback } from '@sms/domain/rules';
import { scopeBind, type Scope } from 'effector';

/** Checks the provider callback this page was opened with; null to check one that an expired session interrupted. */
export const checkCallback = (scope: Scope, callback: ProviderCallback | null): void => {
  if (callback !== null) scopeBind(callbackOpened, { scope })(callback);
  scopeBind(callbackCheckRequested, { scope })();
};

/** A popup reports the outcome of its payment. */
export const receiveOutcome = (scope: Scope, outcome: PaymentOutcome): void =>
  scopeBind(callbackReceived, { scope })(outcome);

/** 'Verify' of a payment outside /transactions. */
export const verifyPayment = (scope: Scope, txRef: string): void =>
  scopeBind(verifyClicked, { scope })(txRef);
