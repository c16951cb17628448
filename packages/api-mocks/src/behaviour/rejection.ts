import type { JsonObject } from '@sms/domain/contracts/shared/envelope';

/** Optional parts of a rejection besides its code. */
export interface RejectionDetails {
  /** Text instead of the documented one. */
  readonly text?: string;
  /** Internal detail that the server leaks in `message`. Default: none. */
  readonly internalDetail?: string;
  /** Further fields of the error envelope. */
  readonly extra?: JsonObject;
  /** Seconds for the Retry-After header. */
  readonly retryAfterS?: number;
}

/** A refused call. Status and text come from the operation's documented errors. */
export class Rejection<Code extends string = string> {
  readonly code: Code;
  readonly details: RejectionDetails;

  constructor(code: Code, details: RejectionDetails) {
    this.code = code;
    this.details = details;
  }
}

export const isRejection = (outcome: unknown): outcome is Rejection => outcome instanceof Rejection;

/** Creates a rejection. Returned, not thrown, so that the compiler knows the possible codes of a call. */
export const reject = <const Code extends string>(
  code: Code,
  details: RejectionDetails = {},
): Rejection<Code> => new Rejection(code, details);

/** Rejects one field of a call, as a failed validation would. */
export const rejectField = (field: string, message: string, value?: unknown): Rejection<'VALIDATION_ERROR'> =>
  reject('VALIDATION_ERROR', { extra: { details: [{ field, message, value }] } });
