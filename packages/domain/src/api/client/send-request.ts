import { PATH_PARAMETER } from '../../contracts/shared/scalars';
import { createFetch } from 'ofetch';
import { type Operation, type ResultOf, IDEMPOTENCY_HEADER } from '../../contracts/operation';
import { health } from '../../contracts/system-calls';
import type { Clock, ClockSample } from '../../lib/time/clock';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import type { ApiError } from '../errors/api-error';
import type { TakeEarlyFetch, ReceivedResponse } from './early-fetch';
import { readResponse, type RawResponse } from './read-response';

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * The path of a call with its parameters filled in, or null when a parameter is missing or unsafe.
 * Encoding is no defence here: `..` survives `encodeURIComponent` and the URL parser resolves it, so
 * a hostile id would be sent, with all credentials, to a call of its choosing.
 */
export const buildPath = (template: string, params: Readonly<Record<string, string>> = {}): string | null => {
  // If a parameter is missing or unsafe, its placeholder stays.
  const path = template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = params[name];
    return value !== undefined && PATH_PARAMETER.test(value) ? value : placeholder;
  });
  return path.includes('{') ? null : path;
};

/** The query with its `?`, or nothing when no field has a value. */
export const buildQuery = (query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) fields.set(name, String(value));
  }
  return fields.size > 0 ? `?${fields.toString()}` : '';
};

/** Everything a call sends besides its credentials. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Idempotency key of a call that has one; the same however often the call is sent. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

export interface Credentials {
  /** The access token; null without a session. */
  readonly bearer: string | null;
  /** The anti-forgery token; null on safe calls and when none could be fetched. */
  readonly csrf: string | null;
}

/** Target of requests, and how they are sent. */
export interface TransportSettings {
  /** Scheme and host of the API, for example `https://api.example`; empty for the page's own. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** False where a server of another origin does not allow the header of idempotency keys. Default: true. */
  readonly sendsIdempotencyKeys: boolean;
  /** Calls that were sent before. Default: none. */
  readonly takeEarlyFetch: TakeEarlyFetch;
}

export interface Transport extends TransportSettings {
  /** A sample from the `Date` of a response; its bounds are NaN where it says nothing about now. */
  readonly onServerTime: (sample: ClockSample) => void;
  readonly onSent: (operation: Operation) => void;
}

/** Makes one HTTP exchange, without refresh or retry. Rejects with an `ApiError`. */
export type SendRequest = <O extends Operation>(
  operation: O,
  request: RequestParts,
  credentials: Credentials,
) => Promise<ResultOf<O>>;

/** Marks the health check as independent of the session (spec §7). */
const SKIP_AUTH_HEADER = 'X-Skip-Auth-Interceptor';

/** Carries the anti-forgery token (spec §6). */
const CSRF_HEADER = 'X-CSRF-Token';

/** The `Date` header is cut to whole seconds (RFC 9110 §6.6.1). */
const DATE_RESOLUTION_MS = 1_000;

/** True where a cache may have kept the response: its `Date` says nothing about now. */
const isFromCache = (headers: Headers): boolean =>
  Number(headers.get('Age')) > 0 || /max-?age=[1-9]/i.test(headers.get('Cache-Control') ?? '');

const headersOf = (operation: Operation, { bearer, csrf }: Credentials): Headers => {
  const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  if (operation.path === health.path) headers.set(SKIP_AUTH_HEADER, 'true');
  if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
  if (csrf !== null) headers.set(CSRF_HEADER, csrf);
  return headers;
};

/** A POST without content still sends an object: the server's body reader expects one. */
const bodyOf = (operation: Operation, body: unknown) =>
  operation.method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};

export const createSendRequest = ({
  origin,
  fetch,
  clock,
  sendsIdempotencyKeys,
  onServerTime,
  takeEarlyFetch,
  onSent,
}: Transport): SendRequest => {
  const transport = createFetch({ fetch, Headers, AbortController });
  /** Responses of optional calls that this server does not have: they are not sent again. */
  const missing = new Map<Operation, RawResponse>();

  const receive = async (url: string, init: RequestInit): Promise<ReceivedResponse> => {
    const response = await transport.raw(url, {
      ...init,
      credentials: 'include',
      responseType: 'text',
      // By default ofetch retries failed reads on its own, and throws on an error status.
      retry: false,
      ignoreResponseError: true,
    });
    const { status, headers, _data: text = '' } = response;
    return { status, headers, text, receivedAt: clock.now() };
  };

  /** The deadline covers the body too: headers may arrive while the body hangs. */
  const exchange = async (
    url: string,
    { signal, method, ...init }: RequestInit & { readonly method: string },
    bearer: string | null,
    timeoutMs: number,
  ): Promise<RawResponse> => {
    const isAborted = () => signal?.aborted === true;
    if (isAborted()) throw { kind: 'aborted' } satisfies ApiError;
    const inFlight = takeEarlyFetch({ method, url, bearer });
    const startedAt = inFlight?.sentAt ?? clock.now();
    const deadline = inFlight?.controller ?? new AbortController();
    const timer = setTimeout(() => deadline.abort(), startedAt + timeoutMs - clock.now());
    const abort = () => deadline.abort();
    signal?.addEventListener('abort', abort);
    try {
      const response = await (inFlight?.response ??
        receive(url, { ...init, method, signal: deadline.signal }));
      const { headers } = response;
      const date = isFromCache(headers) ? NaN : Date.parse(headers.get('Date') ?? '');
      onServerTime({
        by: 'response',
        leastMs: date - response.receivedAt,
        mostMs: date + DATE_RESOLUTION_MS - startedAt,
      });
      return response;
    } catch {
      if (isAborted()) throw { kind: 'aborted' } satisfies ApiError;
      const kind = deadline.signal.aborted ? 'timeout' : 'network';
      throw { kind, elapsedMs: clock.now() - startedAt } satisfies ApiError;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  return async (operation, request, credentials) => {
    const path = buildPath(operation.path, request.params);
    if (path === null) throw { kind: 'unsafe-path' } satisfies ApiError;
    const absence = missing.get(operation);
    if (absence !== undefined) return readResponse(operation, absence);
    onSent(operation);
    const headers = headersOf(operation, credentials);
    if (sendsIdempotencyKeys && operation.hasIdempotencyKey === true && request.key !== undefined) {
      headers.set(IDEMPOTENCY_HEADER, request.key);
    }
    const response = await exchange(
      `${origin}/api${path}${buildQuery(request.query)}`,
      {
        method: operation.method,
        headers,
        keepalive: operation.keepalive === true,
        ...bodyOf(operation, request.body),
        ...(request.signal && { signal: request.signal }),
      },
      credentials.bearer,
      operation.timeoutMs ?? REQUEST_TIMEOUT_MS,
    );
    if (response.status === 404 && operation.isOptional === true) missing.set(operation, response);
    return readResponse(operation, response);
  };
};
