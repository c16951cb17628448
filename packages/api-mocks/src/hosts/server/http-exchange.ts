import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** The address of a request; null when the client names an impossible one. */
export const addressOf = ({ url = '/', headers }: IncomingMessage): URL | null => {
  // Not resolved against the host: a path that begins with two slashes would name another one.
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  return URL.canParse(address) ? new URL(address) : null;
};

const BODILESS = ['GET', 'HEAD'];

/** Methods that a fetch `Request` cannot have. */
const FORBIDDEN = ['TRACE', 'TRACK', 'CONNECT'];

/** The incoming request as a fetch `Request`; null when none can be like it. The body of a GET is ignored. */
export const toRequest = async (incoming: IncomingMessage): Promise<Request | null> => {
  const { method = 'GET', headers } = incoming;
  const address = addressOf(incoming);
  const body = await text(incoming);
  if (address === null || FORBIDDEN.includes(method)) return null;
  return new Request(address, {
    method,
    headers: new Headers(headers as Record<string, string>),
    ...(body !== '' && !BODILESS.includes(method) && { body }),
  });
};

/** Sends a fetch `Response`. A network error breaks the connection, if need be in mid-body. */
export const sendResponse = async (outgoing: ServerResponse, response: Response): Promise<void> => {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  await pipeline(response.body ?? [], outgoing);
};
