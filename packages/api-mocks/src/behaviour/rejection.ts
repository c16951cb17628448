import type { JsonObject } from '@sms/domain/contracts';

/** What a refusal may carry besides its code. */
export interface RefusalDetails {
  /** Text instead of the documented one. */
  readonly text?: string;
  /** Internal detail that the server reveals in `message`. Default: none. */
  readonly inner?: string;
  /** Further fields of the error envelope. */
  readonly extra?: JsonObject;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

/** A refused call. Status and text come from the operation's documented errors. */
export class Refusal<Code extends string = string> {
  readonly code: Code;
  readonly details: RefusalDetails;

  constructor(code: Code, details: RefusalDetails) {
    this.code = code;
    this.details = details;
  }
}

/** Whether an outcome is a refusal. */
export const isRefusal = (outcome: unknown): outcome is Refusal => outcome instanceof Refusal;

/** Refuses a call. Returned, not thrown, so that the compiler knows which codes a call can answer with. */
export const refuse = <const Code extends string>(code: Code, details: RefusalDetails = {}): Refusal<Code> =>
  new Refusal(code, details);

/** Refuses one field of a call, as a failed check of the contract would. */
export const refuseField = (field: string, message: string, value?: unknown): Refusal<'VALIDATION_ERROR'> =>
  refuse('VALIDATION_ERROR', { extra: { details: [{ field, message, value }] } });
