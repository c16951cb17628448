import {
  errorResponseSchema,
  operations,
  type Operation,
  type OperationName,
  type RequestFor,
  type ResponseFor,
} from '@sms/domain/contracts';
import * as v from 'valibot';
import { pathOf, type Parts } from '../../transport/path-of';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { createBrowserCookies } from './browser-cookies';

/** A client based on the contract alone: fetch, cookies and tokens. */
export const createContractClient = (origin: string) => {
  const cookies = createBrowserCookies();
  const tokens = { access: '', csrf: '' };

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = cookies.headerFor(path);
    if (cookie !== null) headers.set('Cookie', cookie);
    if (tokens.access !== '') headers.set('Authorization', `Bearer ${tokens.access}`);
    if (tokens.csrf !== '') headers.set('X-CSRF-Token', tokens.csrf);
    const response = await fetch(new URL(path, origin), {
      credentials: 'include',
      redirect: 'manual',
      ...init,
      headers,
    });
    cookies.take(response.headers.getSetCookie());
    return response;
  };

  const request = (name: OperationName, parts: Parts, init: RequestInit = {}): Promise<Response> => {
    const operation: Operation = operations[name];
    const headers = new Headers(init.headers);
    if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
    return send(pathOf(operation, parts), {
      method: operation.method,
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      ...init,
      headers,
    });
  };

  /** Makes a call that must succeed, and checks its response against the contract. */
  const call = async <N extends OperationName>(
    name: N,
    parts: RequestFor<N> & Parts,
  ): Promise<ResponseFor<N>> => {
    const response = await request(name, parts);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
    v.assert(operations[name].reader, body);
    return v.parse(operations[name].response, body);
  };

  /** Makes a call that must fail, and returns its status and error code. */
  const rejection = async <N extends OperationName>(name: N, parts: RequestFor<N> & Parts) => {
    const response = await request(name, parts);
    const { code } = v.parse(errorResponseSchema, await response.json());
    return { status: response.status, code };
  };

  return {
    origin,
    tokens,
    send,
    /** Makes a call with the given parts, valid or not. */
    request,
    call,
    rejection,
    signIn: async (account: { username: string; password: string } = DEMO_ACCOUNT) => {
      tokens.access = (await call('login', { body: account })).accessToken;
      tokens.csrf = (await call('csrfToken', {})).csrfToken;
    },
  };
};

export type ContractClient = ReturnType<typeof createContractClient>;
