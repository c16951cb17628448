import {
  operations,
  type OperationName,
  type RequestFor,
  type ResponseFor,
} from '@sms/domain/contracts/operations';
import type { Operation } from '@sms/domain/contracts/operation';
import * as v from 'valibot';
import { parseJson } from '../transport/connect';
import { DEMO_ACCOUNT } from '../world/seeds/accounts';

/** The parts of a call on the wire. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Path and query of a call, `/api` included. Params are not encoded: a test may send hostile ones. */
const pathOf = ({ path }: Operation, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `/api${filled}?${search}`;
};

type Transport = (url: URL, init: RequestInit) => Promise<Response>;

/**
 * A client based on the contract alone: cookies and tokens. It sends every cookie everywhere; the flows have
 * browsers.
 * @param transport default: the network
 */
export const createContractClient = (
  origin: string,
  transport: Transport = (url, init) => fetch(url, init),
) => {
  const cookies = new Map<string, string>();
  const tokens = { access: '', csrf: '' };

  /** Status, headers and body of the response; a body that is not JSON is text. */
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Content-Type', 'application/json');
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (tokens.access !== '') headers.set('Authorization', `Bearer ${tokens.access}`);
    if (tokens.csrf !== '') headers.set('X-CSRF-Token', tokens.csrf);
    const response = await transport(new URL(path, origin), { credentials: 'include', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const body = parseJson(await response.text());
    return { status: response.status, headers: response.headers, body };
  };

  /** Makes a call with the given parts, valid or not. */
  const request = (name: OperationName, parts: Parts) => {
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
