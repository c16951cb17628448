import { errorText, isOutcomeUnconfirmed, type ApiError } from '../../../api/errors/api-error';
import { toast, type ToastRequest } from './toasts';

/** What the user reads when a call that ends something, or asks about it, has failed. */
export interface FailureTexts {
  /** Where the server refuses and sends no text (spec §8). */
  readonly failed: string;
  /** Where nobody can tell what the server did. */
  readonly unconfirmed: string;
}

/** Tells of such a failure: without an answer, nothing is said to have failed that may have been done (decision 0020). */
export const failureToast = (error: ApiError, { failed, unconfirmed }: FailureTexts): ToastRequest =>
  error.kind !== 'rejected' && isOutcomeUnconfirmed(error)
    ? toast('warning', unconfirmed)
    : toast('error', errorText(error, failed));
