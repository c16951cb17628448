import { errorText, type ApiError } from './api-error';
import { fieldErrors } from './field-errors';

/** Why a form was refused. */
export interface FormError<Field extends string> {
  /** Errors of single fields; shown next to them. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** Error shown above the button. */
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
