import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultResponse } from '../../transport/envelopes';
import { isApiAddress } from '../../transport/router';
import { handleRequest, type ServerContext } from './handle-request';
import type { CrossOrigin } from './cross-origin';
import { addressOf, sendResponse, toRequest } from './http-exchange';

/** Refused before the request is read: a page of an unlisted origin. */
const originRejected = (): Response =>
  Response.json({ success: false, error: 'CORS error', message: 'Origin not allowed' }, { status: 403 });

/** The rest of a body that is too large is never read, so the connection cannot be used again. */
const bodyRejected = (): Response => {
  const response = faultResponse({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    text: 'Request entity too large',
  });
  response.headers.set('Connection', 'close');
  return response;
};

/** Intercepts calls; `carryOut` executes them; the connection breaks where it rejects. */
export type RequestInterceptor = (request: Request, carryOut: () => Promise<Response>) => Promise<Response>;

const passThrough: RequestInterceptor = (_, carryOut) => carryOut();

/** A listener for Node's HTTP server: passes requests to the site and sends its responses. */
export const serveHttp = (
  site: ServerContext,
  crossOrigin: CrossOrigin,
  intercept: RequestInterceptor = passThrough,
) => {
  const callResponse = async (incoming: IncomingMessage, address: URL, signal: AbortSignal) => {
    const origin = incoming.headers.origin ?? null;
    if (!crossOrigin.isAllowed(origin, address.origin)) return { response: originRejected(), headers: {} };
    if (incoming.method === 'OPTIONS') {
      const wanted = incoming.headers['access-control-request-headers'] ?? null;
      const headers = crossOrigin.preflightHeadersFor(origin, wanted);
      return { response: new Response(null, { status: 204 }), headers };
    }
    const request = await toRequest(incoming, address, signal);
    const headers = crossOrigin.headersFor(origin);
    if (request === null) return { response: bodyRejected(), headers };
    return { response: await intercept(request, () => handleRequest(site, request)), headers };
  };

  const responseTo = async (incoming: IncomingMessage, signal: AbortSignal) => {
    const address = addressOf(incoming);
    if (address === null) {
      return {
        response: faultResponse({ status: 400, code: 'BAD_REQUEST', text: 'Bad request' }),
        headers: {},
      };
    }
    if (isApiAddress(address.href)) return callResponse(incoming, address, signal);
    const request = await toRequest(incoming, address, signal);
    return { response: request === null ? bodyRejected() : await handleRequest(site, request), headers: {} };
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const connection = new AbortController();
    outgoing.on('close', () => connection.abort());
    responseTo(incoming, connection.signal)
      .then(async ({ response, headers }) => {
        for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
        await sendResponse(outgoing, response);
      })
      .catch(() => outgoing.destroy());
  };
};
