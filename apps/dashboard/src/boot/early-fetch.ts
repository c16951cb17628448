import type { InFlightCall, TakeEarlyFetch } from '@sms/domain/api/client/early-fetch';
import { isJsonObject, ownField, withoutEnvelope } from '@sms/domain/contracts/shared/envelope';
import {
  CSRF_LIFETIME_MS,
  CSRF_TIMEOUT_MS,
  HEALTH_TIMEOUT_MS,
  REFRESH_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
} from '@sms/domain/limits/spec';
import { HINT_KEY } from '../browser/storage/session-hint';
import { withLock } from '../browser/tabs/web-lock';
import { API_ORIGIN } from './api-origin';
import { earlyFetchPaths } from './early-fetch-paths';

declare global {
  interface Window {
    /** Hands the early responses over to the client. */
    takeEarlyFetch?: TakeEarlyFetch;
    /** Settled when the calls for the user and the data are answered; undefined before they are sent. */
    earlyData?: Promise<unknown>;
  }
}

/** Maximum age of the data of a user, in ms: the client repeats older calls. */
const DATA_MAX_AGE_MS = 30_000;

/**
 * Maximum age of what opens the session, in ms. Where the code takes longer than the data may be old, the
 * line is slow: three more calls, one after the other, would keep its user waiting for nothing.
 */
const SESSION_MAX_AGE_MS = CSRF_LIFETIME_MS / 2;

const inFlight = new Map<string, InFlightCall>();

/** True once the product sends its calls itself. */
let hasAppStarted = false;

/** Pending while the refresh is in flight, whose answer sends the calls for the data. */
let refreshed: Promise<unknown> = Promise.resolve();

/** The longest wait for the refresh, in ms: the files of the page arrive no earlier. */
const REFRESH_WAIT_MS = 300;

/**
 * Resolves at once, or when a refresh in flight is answered, if that is soon: an answer that arrives while
 * the first script is evaluated would send the calls for the data a quarter of a second later.
 */
export const untilRefreshed = (): Promise<unknown> =>
  Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, REFRESH_WAIT_MS))]);

const urlOf = (path: string): string => `${API_ORIGIN}/api${path}`;

const keyOf = (method: string, url: string, bearer: string | null): string => `${method} ${url} ${bearer}`;

/**
 * Sends a call with the headers and the deadline of the client; returns its body, or undefined after a
 * failure.
 */
const send = async (
  method: 'GET' | 'POST',
  path: string,
  timeoutMs: number,
  bearer: string | null = null,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  const url = urlOf(path);
  const sentAt = Date.now();
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  const response = fetch(url, {
    method,
    credentials: 'include',
    signal: controller.signal,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...headers,
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    },
    ...(method === 'POST' && { body: '{}' }),
  }).then(async (received) => ({
    status: received.status,
    headers: received.headers,
    text: await received.text(),
    receivedAt: Date.now(),
  }));
  inFlight.set(keyOf(method, url, bearer), { sentAt, response, controller });
  try {
    const { status, text } = await response;
    const body: unknown = status === 200 ? JSON.parse(text) : undefined;
    return body;
  } catch {
    return undefined;
  }
};

/** A string field of a response, with or without the envelope. */
const textOf = (body: unknown, name: string): string | null => {
  const content = withoutEnvelope(body);
  const text = isJsonObject(content) ? ownField(content, name) : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * Sends the calls of every start while the product's code is loading (decision 0051): the health check and
 * the anti-forgery token; the refresh; then the user and the data of the page. Resolves when the user is
 * answered.
 */
const sendSessionCalls = async (preloadPage: () => void): Promise<void> => {
  let user: Promise<unknown> | undefined;
  const health = send('GET', '/health', HEALTH_TIMEOUT_MS, null, { 'X-Skip-Auth-Interceptor': 'true' });
  const csrfToken = send('GET', '/csrf-token', CSRF_TIMEOUT_MS);
  if ((await health) === undefined) return;
  // Before the token is there: the refresh of the product waits for the same lock, and then adopts this one.
  await withLock(async () => {
    const csrf = textOf(await csrfToken, 'csrfToken');
    if (csrf === null || hasAppStarted) return;
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
    const session = send('POST', '/auth/refresh', REFRESH_TIMEOUT_MS, null, headers);
    refreshed = session;
    // Not earlier: a browser has six connections to a server without HTTP/2, and the refresh would wait for
    // one.
    preloadPage();
    const bearer = textOf(await session, 'accessToken');
    if (bearer === null) return;
    user = send('GET', '/auth/me', REQUEST_TIMEOUT_MS, bearer);
    const data = [user];
    for (const path of earlyFetchPaths(location)) {
      const answer = send('GET', path, REQUEST_TIMEOUT_MS, bearer);
      // The catalogue is larger than all the rest, and most pages are drawn without.
      if (!path.startsWith('/services')) data.push(answer);
    }
    window.earlyData = Promise.all(data);
  });
  await user;
};

const takeEarlyFetch: TakeEarlyFetch = ({ method, url, bearer }) => {
  const key = keyOf(method, url, bearer);
  const call = inFlight.get(key);
  inFlight.delete(key);
  if (call === undefined) hasAppStarted = true;
  const maxAgeMs = bearer === null ? SESSION_MAX_AGE_MS : DATA_MAX_AGE_MS;
  return call !== undefined && Date.now() - call.sentAt < maxAgeMs ? call : null;
};

/**
 * Starts the early fetch, and requests the code of the page once nothing urgent waits for a connection. On a
 * provider callback only the code: the product takes the outcome out of the address before anything is sent.
 * Resolves when the line is free: the user is answered, or nothing more is sent.
 */
export const startEarlyFetch = async (preloadPage: () => void): Promise<void> => {
  if (location.search.includes('tx_ref=')) {
    preloadPage();
    return;
  }
  window.takeEarlyFetch = takeEarlyFetch;
  // Another tab signed out or in: the session that these calls open is not the browser's any more.
  addEventListener('storage', ({ key }) => key === HINT_KEY && inFlight.clear());
  await sendSessionCalls(preloadPage);
};
