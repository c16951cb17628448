import * as v from 'valibot';
import { isJsonObject, ownField } from '../../contracts/shared/envelope';
import type { Operation, ResultOf } from '../../contracts/operation';
import { parseJson } from '../../contracts/shared/parse-json';
import type { ApiError } from '../errors/api-error';

/** A response as received: its body is parsed and checked here, and not by the transport. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type Body = { readonly json: unknown } | null;

/** Parses a body; null if it is not JSON. An empty body reads as JSON null, as after a logout. */
const parseBody = (text: string): Body => {
  try {
    const json = parseJson(text.trim() || 'null');
    return { json };
  } catch {
    return null;
  }
};

const textField = (fields: Readonly<Record<string, unknown>>, name: string): string | null => {
  const value = ownField(fields, name);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** Seconds of `Retry-After`, a moment there counted from the response's own `Date`; null without any. */
const retryAfterS = (headers: Headers): number | null => {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const waitMs = /GMT$/.test(value) ? Date.parse(value) - Date.parse(headers.get('Date') ?? '') : NaN;
  return Number.isNaN(waitMs) ? null : Math.max(Math.ceil(waitMs / 1_000), 0);
};

/** The server's `message`, else its `error` (spec §7). Of its own failures `message` may show internals. */
const humanText = (status: number, code: string | null, details: Readonly<Record<string, unknown>>) => {
  const message = textField(details, 'message');
  const error = textField(details, 'error');
  return status >= 500 || code === 'PURCHASE_FAILED' ? (error ?? message) : (message ?? error);
};

const rejection = (response: RawResponse, body: Body): ApiError => {
  const details = body !== null && isJsonObject(body.json) ? body.json : {};
  const code = textField(details, 'code');
  return {
    kind: 'rejected',
    status: response.status,
    code,
    text: humanText(response.status, code, details),
    details,
    retryAfterS: retryAfterS(response.headers),
  };
};

const isSuccess = (status: number, only: number | undefined): boolean =>
  only === undefined ? status >= 200 && status < 300 : status === only;

/**
 * The value of a successful response. `success: false` is a failure whatever the status says (spec §7).
 *
 * @throws ApiError 'rejected', or 'malformed' when the body is not JSON or breaks the contract
 */
export const readResponse = <O extends Operation>(operation: O, response: RawResponse): ResultOf<O> => {
  const { successStatus, valueOn404 } = operation;
  const isAbsent = response.status === 404 && valueOn404 !== undefined;
  const body = isAbsent ? { json: valueOn404 } : parseBody(response.text);
  if (!isAbsent && !isSuccess(response.status, successStatus)) throw rejection(response, body);
  if (body === null) throw { kind: 'malformed' } satisfies ApiError;
  if (isJsonObject(body.json) && ownField(body.json, 'success') === false) throw rejection(response, body);

  const read = v.safeParse<O['reader']>(operation.reader, body.json);
  if (!read.success) throw { kind: 'malformed' } satisfies ApiError;
  return read.output;
};
