import { CALLBACK_FAILED, paymentEventReceived, toastRequested } from '@sms/domain';
import { scopeBind, type Scope } from 'effector';
import { listenToCheckouts } from './checkout-channel';
import type * as PaymentReturns from './payment-returns';
import { takeProviderCallback } from './provider-callback';
import { listenToPaymentEvents } from './window-events';

let returns: Promise<typeof PaymentReturns> | undefined;

/** Loads the code of returns from the provider, which few visits need. */
const loadReturns = () => {
  returns ??= import('./payment-returns').catch((error: unknown) => {
    returns = undefined;
    throw error;
  });
  return returns;
};

/**
 * Connects the payment ports of the browser: the provider callback this page was opened with, and, until the returned
 * function is called, the reports of popups and the payment events of the window.
 */
export const connectPayments = (scope: Scope): (() => void) => {
  const notify = scopeBind(toastRequested, { scope });
  const reportFailure = () => notify({ tone: 'error', text: CALLBACK_FAILED });
  const callback = takeProviderCallback();
  if (callback !== null || returns !== undefined) {
    loadReturns().then(({ checkCallback }) => checkCallback(scope, callback), reportFailure);
  }
  const stopEvents = listenToPaymentEvents(scopeBind(paymentEventReceived, { scope }));
  const stopCheckouts = listenToCheckouts((outcome) => {
    loadReturns().then(({ receiveOutcome }) => receiveOutcome(scope, outcome), reportFailure);
  });
  return () => {
    stopEvents();
    stopCheckouts();
  };
};
