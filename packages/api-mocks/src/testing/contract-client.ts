import {
  operations,
  type OperationName,
  type RequestFor,
  type ResponseFor,
} from '@sms/domain/contracts/operations';
import type { Operation } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import { parseJson } from '../transport/connect';
import { pathOf, type Parts } from './path-of';
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

/** Status, headers and body of a response; a body that is not JSON is text. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

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

  const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
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
    const { status, headers: sent } = response;
    cookies.take(sent.getSetCookie());
    return { status, headers: sent, body: parseJson(await response.text()) };
  };

  const request = (name: OperationName, parts: Parts): Promise<Reply> => {
    const operation: Operation = operations[name];
    return send(pathOf(operation, parts), {
      method: operation.method,
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
  };

  /** Makes a call that must succeed, and checks its response against the contract. */
  const read = async <N extends OperationName>(
    name: N,
    parts: RequestFor<N> & Parts,
  ): Promise<ResponseFor<N>> => {
    const { status, body } = await request(name, parts);
    if (status >= 400) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    v.assert(operations[name].reader, body);
    return v.parse(operations[name].response, body);
  };

  const startSession = async (accessToken: string) => {
    tokens.access = accessToken;
    tokens.csrf = (await read('csrfToken', {})).csrfToken;
  };

  return {
    tokens,
    send,
    /** Makes a call with the given parts, valid or not. */
    request,
    call: <N extends OperationName>(name: N, parts: RequestFor<N> & Parts) => request(name, parts),
    read,
    /** Signs an account in, with an anti-forgery token. Default: the demo account. */
    signIn: async (account: { username: string; password: string } = DEMO_ACCOUNT) =>
      startSession((await read('login', { body: account })).accessToken),
    /** Refreshes the open session of the scenario. */
    resume: async () => startSession((await read('refresh', {})).accessToken),
  };
};
