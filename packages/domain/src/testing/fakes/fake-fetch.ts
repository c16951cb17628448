/** A request as the fake server saw it. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query, below the origin. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly credentials: string | undefined;
  readonly signal: AbortSignal | null;
}

/** Answers one request; a rejection is a network failure. */
export type FakeRoute = (request: SeenRequest) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** Answers like the server: an error envelope. */
export const errorResponse = (status: number, code: string, error = code): Response =>
  json({ success: false, code, error }, status);

/** Never answers, until the request is aborted. */
export const hangs: FakeRoute = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('aborted'))));

/** A broken connection. */
export const networkFailure: FakeRoute = () => Promise.reject(new TypeError('fetch failed'));

/**
 * A `fetch` in front of routes such as `'POST /api/auth/login'`, with a log of all requests. Session routes
 * have sensible default responses, so that a test names only what it is about.
 */
export const createFakeFetch = (routes: Readonly<Record<string, FakeRoute>>) => {
  const seen: SeenRequest[] = [];
  let csrfCount = 0;
  const defaults: Readonly<Record<string, FakeRoute>> = {
    'GET /api/csrf-token': () => json({ success: true, csrfToken: `csrf-${(csrfCount += 1)}` }),
    'POST /api/auth/login': () =>
      json({ success: true, accessToken: 'token-1', user: { id: 7, username: 'ada' } }),
    'GET /api/auth/me': () => json({ success: true, user: { id: 7, username: 'ada' } }),
    'POST /api/auth/logout': () => json({ success: true }),
  };

  const fakeFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://page');
    const request: SeenRequest = {
      method: init?.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : null,
      credentials: init?.credentials,
      signal: init?.signal ?? null,
    };
    seen.push(request);
    const key = `${request.method} ${url.pathname}`;
    const route = routes[key] ?? defaults[key];
    if (route === undefined) return errorResponse(404, 'NOT_FOUND');
    return route(request);
  };

  return {
    fetch: fakeFetch,
    seen,
    /** Number of calls of a route, for example `'POST /api/auth/refresh'`. */
    count: (key: string): number => seen.filter(({ method, path }) => key === `${method} ${path}`).length,
    last: (key: string): SeenRequest | undefined =>
      seen.findLast(({ method, path }) => key === `${method} ${path}`),
  };
};
