import {
  errorResponseSchema,
  operations,
  type OperationName,
  type RequestFor,
  type ResponseFor,
} from '@sms/domain/contracts/operations';
import type { Operation } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import { pathOf, type Parts } from '../transport/path-of';
import { DEMO_ACCOUNT } from '../world/seeds/accounts';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** Stores cookies as a browser does: sent below their path only, removed on request. */
const createBrowserCookies = () => {
  const cookies = new Map<string, Cookie>();
  return {
    take: (lines: readonly string[]) => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /; Path=([^;]+)/.exec(line)?.[1] ?? '/';
        if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name);
        else cookies.set(name, { value, path });
      }
    },
    /** The `Cookie` header for an address, or null when no cookie belongs to it. */
    headerFor: (path: string): string | null => {
      const own = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
      return own.length === 0 ? null : own.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
  };
};

type Transport = (url: URL, init: RequestInit) => Promise<Response>;

/**
 * A client based on the contract alone: cookies and tokens.
 * @param transport default: the network
 */
export const createContractClient = (
  origin: string,
  transport: Transport = (url, init) => fetch(url, init),
) => {
  const cookies = createBrowserCookies();
  const tokens = { access: '', csrf: '' };

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = cookies.headerFor(path);
    if (cookie !== null) headers.set('Cookie', cookie);
    if (typeof init.body === 'string' && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json');
    if (tokens.access !== '') headers.set('Authorization', `Bearer ${tokens.access}`);
    if (tokens.csrf !== '') headers.set('X-CSRF-Token', tokens.csrf);
    const response = await transport(new URL(path, origin), {
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
    return send(pathOf(operation, parts), {
      method: operation.method,
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      ...init,
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

  const startSession = async (accessToken: string) => {
    tokens.access = accessToken;
    tokens.csrf = (await call('csrfToken', {})).csrfToken;
  };

  return {
    origin,
    tokens,
    send,
    /** Makes a call with the given parts, valid or not. */
    request,
    call,
    rejection,
    /** Signs an account in, with an anti-forgery token. Default: the demo account. */
    signIn: async (account: { username: string; password: string } = DEMO_ACCOUNT) =>
      startSession((await call('login', { body: account })).accessToken),
    /** Refreshes the open session of the scenario. */
    resume: async () => startSession((await call('refresh', {})).accessToken),
  };
};
