import { errorText, isOutcomeUnknown, type ApiError } from '../../../api/errors/api-error';
import { toast, type ToastRequest } from './toasts';

/** What the user reads when a call that ends something, or asks about it, has failed. */
export interface FailureTexts {
  /** Where the server refuses and sends no text (spec §8). */
  readonly failed: string;
  /** Where nobody can tell what the server did. */
  readonly unknown: string;
}

/** Tells of such a failure: without an answer, nothing is said to have failed that may have been done (decision 0020). */
export const failureToast = (error: ApiError, { failed, unknown }: FailureTexts): ToastRequest =>
  error.kind !== 'rejected' && isOutcomeUnknown(error)
    ? toast('warning', unknown)
    : toast('error', errorText(error, failed));
