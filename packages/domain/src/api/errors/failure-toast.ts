import { errorText, isOutcomeUnconfirmed, type ApiError } from './api-error';
import { toast, type ToastRequest } from '../../lib/toasts/toasts';

/** Texts for a failed call that ends or verifies something. */
export interface FailureTexts {
  /** Text if the server rejects the call without one (spec §8). */
  readonly failed: string;
  /** Text for an unconfirmed outcome. */
  readonly unconfirmed: string;
}

/** Toast of such a failure: without a response the outcome is unconfirmed, not failed. */
export const failureToast = (error: ApiError, { failed, unconfirmed }: FailureTexts): ToastRequest =>
  error.kind !== 'rejected' && isOutcomeUnconfirmed(error)
    ? toast('warning', unconfirmed)
    : toast('error', errorText(error, failed));
