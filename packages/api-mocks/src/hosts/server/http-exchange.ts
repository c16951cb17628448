import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** The address of a request. @throws when the client names an impossible one */
export const addressOf = ({ url = '/', headers }: IncomingMessage): URL =>
  new URL(url, `http://${headers.host ?? 'localhost'}`);

/** The incoming request as a fetch `Request`. */
export const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const body = await text(incoming);
  return new Request(addressOf(incoming), {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    ...(body !== '' && { body }),
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
