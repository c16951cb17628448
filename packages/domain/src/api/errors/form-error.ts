import { isJsonObject, ownField } from '../../contracts/shared/envelope';
import { type ApiError, errorText, isOutcomeUnconfirmed } from './api-error';
import { toast, type ToastRequest } from '../../lib/toasts/toasts';

export interface FieldError {
  /** Its name; null when none is given. */
  readonly field: string | null;
  readonly text: string;
}

const textOf = (detail: Readonly<Record<string, unknown>>, names: readonly string[]): string | null =>
  names
    .map((name) => ownField(detail, name))
    .filter((value) => typeof value === 'string')
    .find((text) => text.trim() !== '') ?? null;

/** Field errors of a 400: its details are `{ field, message }`, or `{ path, msg }` of session calls. */
export const fieldErrors = (error: ApiError): readonly FieldError[] => {
  if (error.kind !== 'rejected' || error.status !== 400) return [];
  const details = ownField(error.details, 'details');
  if (!Array.isArray(details)) return [];
  return details.filter(isJsonObject).flatMap((detail) => {
    const text = textOf(detail, ['message', 'msg']);
    return text === null ? [] : [{ field: textOf(detail, ['field', 'path']), text }];
  });
};

/** Texts for a failed call that ends or verifies something. */
export interface FailureTexts {
  /** Text if the server rejects the call without one (spec §8). */
  readonly failed: string;
  readonly unconfirmed: string;
}

/** Toast of such a failure: without a response the outcome is unconfirmed, not failed. */
export const failureToast = (error: ApiError, { failed, unconfirmed }: FailureTexts): ToastRequest =>
  error.kind !== 'rejected' && isOutcomeUnconfirmed(error)
    ? toast('warning', unconfirmed)
    : toast('error', errorText(error, failed));

export interface FormError<Field extends string> {
  /** Errors of single fields; shown next to them. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  readonly text: string;
}

/** As for VALIDATION_ERROR (spec §8): the field errors give the details. */
const CHECK_INPUT = 'Please check your input and try again';

/**
 * Puts each of the server's messages at its field where the form has it, else above the button.
 * @param textOf gives the text for a failure without such details
 */
export const readFormError = <Field extends string>(
  error: ApiError,
  fieldNames: readonly Field[],
  textOf: (error: ApiError) => string,
): FormError<Field> => {
  const errors = fieldErrors(error);
  const fields: Partial<Record<Field, string>> = {};
  if (errors.length === 0) return { fields, text: textOf(error) };

  const rest: string[] = [];
  for (const { field, text } of errors) {
    const name = fieldNames.find((known) => known === field);
    if (name === undefined) rest.push(text);
    // If a field occurs twice, the first message is general and the last names the violated rule.
    else fields[name] = text;
  }
  return { fields, text: rest.length === 0 ? CHECK_INPUT : rest.join('. ') };
};

/** The text of a refused form without places for single errors: those of the fields, else as `errorText`. */
export const formErrorText = (error: ApiError, defaultText: string): string =>
  readFormError(error, [], (other) => errorText(other, defaultText)).text;
