import { commonErrors } from '@sms/domain/contracts/shared/common-errors';
import { errorResponseSchema } from '@sms/domain/contracts/operations';
import type { DocumentedOperation } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import type { Rejection } from '../behaviour/rejection';
import { injectHostileTexts } from '../hostile/inject-hostile-texts';
import type { ErrorEnvelope } from '../world/flags';
import type { World } from '../world/world';
import { documentedErrors } from './documented-errors';

const errorResponse = (status: number, body: object, headers: HeadersInit = {}): Response =>
  Response.json(v.parse(errorResponseSchema, { success: false, ...body }), { status, headers });

/** Clients read the human text from either field (spec §7). */
const texts = (text: string, message = text) => ({ error: text, message });

/** The error envelope of a rejection, with the documented status and text. */
export const rejectionResponse = (
  { flags }: World,
  operation: DocumentedOperation,
  { code, details }: Rejection,
): Response => {
  const known = documentedErrors(operation)[code];
  if (known === undefined) throw new Error(`${operation.path} does not document the error ${code}.`);
  const { text = known.text, internalDetail, extra = {}, retryAfterS } = details;
  const errorTexts = flags.undocumentedTexts
    ? { error: text, ...(internalDetail !== undefined && { message: internalDetail }) }
    : texts(text, internalDetail);
  const answer = injectHostileTexts(
    'refusal',
    errorResponseSchema,
    { success: false, ...errorTexts, code, ...extra },
    flags.hostileTexts,
  );
  const headers = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
  return errorResponse(known.status, answer, headers);
};

/** Any error envelope, documented or not. */
export const faultResponse = ({ status, code, text }: ErrorEnvelope): Response =>
  errorResponse(status, { ...texts(text), ...(code !== undefined && { code }) });

/** The response to an unknown address. */
export const unknownPathResponse = (request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  const { status, text } = commonErrors.NOT_FOUND;
  return errorResponse(status, {
    ...texts(text),
    code: 'NOT_FOUND',
    path: pathname + search,
    method: request.method,
  });
};
