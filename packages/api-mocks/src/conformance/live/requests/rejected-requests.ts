import type { OperationName } from '@sms/domain/contracts';
import type { Parts } from '../../../transport/path-of';
import { all } from './all-operations';

/** A call that must be rejected. */
export interface RejectedRequest {
  readonly name: OperationName;
  readonly parts: Parts;
  /** The status it is rejected with. */
  readonly status: number;
}

/** Areas whose unsafe calls need the anti-forgery token, which is requested first. */
const GUARDED = /^\/(numbers|payments|dashboard)\//;

/** Valid for every path, and unknown everywhere. */
const UNKNOWN_IDS = { id: '999999999', txRef: 'SMS_1_1_ZZZZZZ', country: '187', service: 'wa' };

/** Calls that are rejected without a session and without tokens: they change nothing. */
export const rejectedWithoutSession: readonly RejectedRequest[] = all
  .filter(([, { anonymous }]) => anonymous !== true)
  .map(([name, { method, path }]) => ({
    name,
    parts: { params: UNKNOWN_IDS },
    status: method !== 'GET' && GUARDED.test(path) ? 403 : 401,
  }));

/** Session calls that are rejected for every client. No account has the name, so none is locked. */
export const alwaysRejected = (): readonly RejectedRequest[] => [
  { name: 'login', parts: { body: { username: `nobody.${Date.now()}`, password: 'wrong-1' } }, status: 401 },
  { name: 'login', parts: { body: {} }, status: 400 },
  { name: 'register', parts: { body: {} }, status: 400 },
  { name: 'refresh', parts: {}, status: 401 },
];

const withWrongContent = all.flatMap(([name, { body, query, anonymous }]): readonly RejectedRequest[] => {
  if (anonymous === true) return [];
  if (body !== undefined) return [{ name, parts: { body: {} }, status: 400 }];
  const isPaged = query !== undefined && 'entries' in query && Object.hasOwn(query.entries as object, 'page');
  return isPaged ? [{ name, parts: { query: { page: 0 } }, status: 400 }] : [];
});

const withUnknownIds = all.flatMap(([name, { params, errors }]): readonly RejectedRequest[] => {
  const known = Object.entries(errors).some(
    ([code, { status }]) => status === 404 && /_NOT_FOUND$/.test(code),
  );
  return params !== undefined && known ? [{ name, parts: { params: UNKNOWN_IDS }, status: 404 }] : [];
});

/** Calls that are rejected for a signed-in user: invalid content and unknown ids. */
export const rejectedWithSession: readonly RejectedRequest[] = [...withWrongContent, ...withUnknownIds];
