import type { OperationName } from '@sms/domain/contracts';
import type { Parts } from '../../../transport/path-of';
import { all } from './all-operations';

/** A call that has to be refused. */
export interface RefusedCall {
  readonly name: OperationName;
  readonly parts: Parts;
  /** The status it is refused with. */
  readonly status: number;
}

/** Areas whose unsafe calls need the anti-forgery token, which is asked for before anything else. */
const GUARDED = /^\/(numbers|payments|dashboard)\//;

/** Fits every path, and belongs to nobody. */
const NOBODYS = { id: '999999999', txRef: 'SMS_1_1_ZZZZZZ', country: '187', service: 'wa' };

/** What a visitor without a session and without tokens is refused: nothing can come of it. */
export const strangersCalls: readonly RefusedCall[] = all
  .filter(([, { anonymous }]) => anonymous !== true)
  .map(([name, { method, path }]) => ({
    name,
    parts: { params: NOBODYS },
    status: method !== 'GET' && GUARDED.test(path) ? 403 : 401,
  }));

/** Session calls that are refused whoever makes them. The name belongs to nobody, so that no account is locked. */
export const openCalls = (): readonly RefusedCall[] => [
  { name: 'login', parts: { body: { username: `nobody.${Date.now()}`, password: 'wrong-1' } }, status: 401 },
  { name: 'login', parts: { body: {} }, status: 400 },
  { name: 'register', parts: { body: {} }, status: 400 },
  { name: 'refresh', parts: {}, status: 401 },
];

const withWrongContent = all.flatMap(([name, { body, query, anonymous }]): readonly RefusedCall[] => {
  if (anonymous === true) return [];
  if (body !== undefined) return [{ name, parts: { body: {} }, status: 400 }];
  const isPaged = query !== undefined && 'entries' in query && Object.hasOwn(query.entries as object, 'page');
  return isPaged ? [{ name, parts: { query: { page: 0 } }, status: 400 }] : [];
});

const ofNobody = all.flatMap(([name, { params, errors }]): readonly RefusedCall[] => {
  const known = Object.entries(errors).some(
    ([code, { status }]) => status === 404 && /_NOT_FOUND$/.test(code),
  );
  return params !== undefined && known ? [{ name, parts: { params: NOBODYS }, status: 404 }] : [];
});

/** What a signed-in user is refused: wrong content, and what does not exist. */
export const usersCalls: readonly RefusedCall[] = [...withWrongContent, ...ofNobody];
