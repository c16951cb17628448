import { errorText, type ApiError } from '../api/errors/api-error';

/** The error catalogue of one form (spec §8). */
export interface FormErrorCatalogue {
  /** Texts by the server's code. */
  readonly byCode: (error: ApiError & { readonly kind: 'rejected' }) => string | undefined;
  /** Text for an unknown code where the server sends none. */
  readonly unknownCode: string;
  /** Texts by a part of the server's message, tried in this order. */
  readonly byContent: readonly (readonly [part: string, text: string])[];
  /** Text for all other failures. */
  readonly fallback: string;
}

/**
 * Error text of a form after a failed attempt (spec §8). A code decides where there is one; the message is
 * only used for responses without a code.
 */
export const formErrorText = (error: ApiError, catalogue: FormErrorCatalogue): string => {
  if (error.kind !== 'rejected') return errorText(error, catalogue.fallback);
  if (error.code !== null) return catalogue.byCode(error) ?? error.text ?? catalogue.unknownCode;

  const content = error.text?.toLowerCase() ?? '';
  const known = catalogue.byContent.find(([part]) => content.includes(part));
  return known?.[1] ?? error.text ?? catalogue.fallback;
};
