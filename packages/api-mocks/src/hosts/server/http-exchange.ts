import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any call of the API needs, in bytes. */
const BODY_LIMIT = 100 * 1024;

const BODILESS = new Set(['GET', 'HEAD']);

/** A fetch `Request` cannot have these methods. */
const FORBIDDEN = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * The address of a request, or null when it is not normalised: a path that a parser would resolve to another
 * one (`..`) is never followed.
 */
export const addressOf = (incoming: IncomingMessage): URL | null => {
  const { method = '', url = '', headers } = incoming;
  const { host = '' } = headers;
  if (FORBIDDEN.has(method)) return null;
  try {
    const address = new URL(`http://${host}${url}`);
    const isPlain = address.host === host.toLowerCase() && address.pathname === url.split('?')[0];
    return isPlain ? address : null;
  } catch {
    return null;
  }
};

const readBody = async (incoming: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const headersOf = ({ headersDistinct }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
};

/**
 * The incoming request as a fetch `Request`, or null when its body is too large.
 * @param signal aborts when the client closes the connection
 */
export const toRequest = async (
  incoming: IncomingMessage,
  address: URL,
  signal: AbortSignal,
): Promise<Request | null> => {
  const method = incoming.method ?? 'GET';
  const body = await readBody(incoming);
  if (body === null) return null;
  return new Request(address, {
    method,
    headers: headersOf(incoming),
    signal,
    ...(BODILESS.has(method) || body === '' ? {} : { body }),
  });
};

/** The bytes of a body, up to an error. */
const bytesOf = async ({ body }: Response) => {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), isWhole: true };
  } catch {
    return { bytes: Buffer.concat(chunks), isWhole: false };
  }
};

/** Sends a fetch `Response`. A network error breaks the connection, if need be in mid-body. */
export const sendResponse = async (outgoing: ServerResponse, response: Response): Promise<void> => {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const { bytes, isWhole } = await bytesOf(response);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (isWhole) outgoing.end(bytes);
  else outgoing.write(bytes, () => outgoing.destroy());
};
