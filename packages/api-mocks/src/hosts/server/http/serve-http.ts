import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultResponse } from '../../../transport/envelopes';
import { isApiAddress } from '../../../transport/router';
import { handleRequest, type ServerContext } from '../handle-request';
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

const responseTo = async (
  site: ServerContext,
  crossOrigin: CrossOrigin,
  intercept: RequestInterceptor,
  incoming: IncomingMessage,
) => {
  const address = addressOf(incoming);
  if (address === null) {
    return {
      response: faultResponse({ status: 400, code: 'BAD_REQUEST', text: 'Bad request' }),
      headers: {},
    };
  }
  const isCall = isApiAddress(address.href);
  const origin = incoming.headers.origin ?? null;
  if (isCall && !crossOrigin.isAllowed(origin, address.origin)) {
    return { response: originRejected(), headers: {} };
  }
  if (isCall && incoming.method === 'OPTIONS') {
    const wanted = incoming.headers['access-control-request-headers'] ?? null;
    return {
      response: new Response(null, { status: 204 }),
      headers: crossOrigin.preflightHeadersFor(origin, wanted),
    };
  }
  const request = await toRequest(incoming, address);
  const respond = isCall ? intercept : passThrough;
  return {
    response: request === null ? bodyRejected() : await respond(request, () => handleRequest(site, request)),
    headers: isCall ? crossOrigin.headersFor(origin) : {},
  };
};

/** A listener for Node's HTTP server: passes requests to the site and sends its responses. */
export const serveHttp =
  (site: ServerContext, crossOrigin: CrossOrigin, intercept: RequestInterceptor = passThrough) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    responseTo(site, crossOrigin, intercept, incoming)
      .then(async ({ response, headers }) => {
        for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
        await sendResponse(outgoing, response);
      })
      .catch(() => outgoing.destroy());
  };
