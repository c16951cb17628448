/** A fault of a call. */
export interface Fault {
  /** Its name in a test. */
  readonly name: string;
  /** True when only the next call is disturbed. Default: every call, until the fault ends. */
  readonly isOnce?: boolean;
  /** True when calls hang until their deadline. Default: no. */
  readonly isSlow?: boolean;
  /** Responds in the server's place; `carryOut` executes the call and returns the server's response. */
  readonly respond: (carryOut: () => Promise<Response>) => Promise<Response>;
}

/** Delay of a server that acts after its gateway has timed out, in ms. */
const LATE_MS = 40_000;

const refused = (): never => {
  throw new TypeError('fetch failed');
};

const error = (status: number, code: string, text: string, headers: HeadersInit = {}) =>
  Promise.resolve(Response.json({ success: false, error: text, message: text, code }, { status, headers }));

const html = (status: number) =>
  Promise.resolve(
    new Response('<html><h1>spoiled page</h1></html>', { status, headers: { 'Content-Type': 'text/html' } }),
  );

/** Executes the call and replaces the response. */
const corrupted =
  (corrupt: (text: string) => Response): Fault['respond'] =>
  async (carryOut) => {
    const response = await carryOut();
    const text = await response.text();
    return response.ok ? corrupt(text) : new Response(text, response);
  };

const json = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });

/** Sends half of the body and closes the connection. */
const cut = (text: string): Response => {
  const half = new TextEncoder().encode(text.slice(0, text.length / 2));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};

/** Adds fields to the first or to all objects of a JSON text. */
const withFields = (text: string, fields: string, where: 'first' | 'all'): string =>
  text.replace(where === 'all' ? /\{(?=")/g : /\{(?=")/, `{${fields},`);

/** Replaces numbers with text that is not a number; ids stay. */
const withoutFigures = (text: string): string =>
  text.replace(/"(\w+)":-?\d+(\.\d+)?(?=[,}\]])/g, (field: string, key: string) =>
    /id$/i.test(key) ? field : `"${key}":"NaN"`,
  );

const PADDING = `"padding":"${'x'.repeat(5 * 1024 * 1024)}"`;

const POLLUTION = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';

/** Every fault of a call. */
export const faults: readonly Fault[] = [
  { name: 'connection refused', respond: refused },
  { name: 'response lost', respond: (carryOut) => carryOut().then(refused) },
  { name: 'no response', isSlow: true, respond: () => new Promise(() => undefined) },
  { name: 'truncated body', respond: corrupted(cut) },
  { name: '500', respond: () => error(500, 'INTERNAL_ERROR', 'Internal server error') },
  { name: '502 HTML', respond: () => html(502) },
  {
    name: '504, executed later',
    respond: (carryOut) => {
      setTimeout(() => void carryOut(), LATE_MS);
      return Promise.resolve(new Response('', { status: 504 }));
    },
  },
  {
    name: '429, Retry-After 7 s',
    respond: () => error(429, 'SMS_RATE_LIMIT', 'Too many', { 'Retry-After': '7' }),
  },
  { name: '429', respond: () => error(429, 'SMS_RATE_LIMIT', 'Too many') },
  { name: '401 once', isOnce: true, respond: () => error(401, 'TOKEN_EXPIRED', 'Access token expired') },
  { name: '401', respond: () => error(401, 'TOKEN_EXPIRED', 'Access token expired') },
  { name: '403 once', isOnce: true, respond: () => error(403, 'CSRF_ERROR', 'Invalid CSRF token') },
  { name: '403', respond: () => error(403, 'CSRF_ERROR', 'Invalid CSRF token') },
  { name: '404', respond: () => error(404, 'NOT_FOUND', 'API endpoint not found') },
  { name: '204', respond: corrupted(() => new Response(null, { status: 204 })) },
  { name: 'empty body', respond: corrupted(() => json('')) },
  { name: 'HTML 200', respond: () => html(200) },
  { name: 'truncated JSON', respond: corrupted((text) => json(text.slice(0, text.length / 2))) },
  { name: 'wrong types', respond: corrupted(() => json('{"success":true,"data":"spoiled"}')) },
  { name: '5 MB', respond: corrupted((text) => json(withFields(text, PADDING, 'first'))) },
  { name: '__proto__', respond: corrupted((text) => json(withFields(text, POLLUTION, 'all'))) },
  { name: 'NaN', respond: corrupted((text) => json(withoutFigures(text))) },
  { name: 'success false', respond: () => Promise.resolve(Response.json({ success: false })) },
];
