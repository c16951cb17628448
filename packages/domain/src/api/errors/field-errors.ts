import { isJsonObject, ownField } from '../../contracts';
import type { ApiError } from './api-error';

/** Error message for one field of a call. */
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

/**
 * Field errors of a 400. Its details have the form `{ field, message }`, those of the session calls `{ path,
 * msg }`. Empty for every other failure.
 */
export const fieldErrors = (error: ApiError): readonly FieldError[] => {
  if (error.kind !== 'rejected' || error.status !== 400) return [];
  const details = ownField(error.details, 'details');
  if (!Array.isArray(details)) return [];
  return details.filter(isJsonObject).flatMap((detail) => {
    const text = textOf(detail, ['message', 'msg']);
    return text === null ? [] : [{ field: textOf(detail, ['field', 'path']), text }];
  });
};
