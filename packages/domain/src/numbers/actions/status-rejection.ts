import { isRejection, type ApiError } from '../../api/errors/api-error';

/** Rejections because of the number's status: an SMS received by then came first. */
const STATUS_REJECTION_CODES: readonly (string | null)[] = [
  'SMS_ALREADY_RECEIVED',
  'INVALID_STATUS_FOR_CANCEL',
];

/** True if the number cannot be cancelled any more. */
export const isStatusRejection = (error: ApiError): boolean =>
  isRejection(error) && STATUS_REJECTION_CODES.includes(error.code);
