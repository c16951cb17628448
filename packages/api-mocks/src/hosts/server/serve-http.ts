import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultResponse } from '../../transport/envelopes';
import { isApiAddress } from '../../transport/router';
import type { CrossOrigin } from './cross-origin';
import { handleRequest, type ServerContext } from './handle-request';
import { sendResponse, toRequest } from './http-exchange';

/** Intercepts calls; `carryOut` executes them; the connection breaks where it rejects. */
export type RequestInterceptor = (request: Request, carryOut: () => Promise<Response>) => Promise<Response>;

const passThrough: RequestInterceptor = (_, carryOut) => carryOut();

/** A listener for Node's HTTP server: passes requests to the site and sends its responses. */
export const serveHttp = (
  site: ServerContext,
  crossOrigin: CrossOrigin,
  intercept: RequestInterceptor = passThrough,
) => {
  const responseToCall = async (request: Request): Promise<Response> => {
    const origin = request.headers.get('Origin');
    if (!crossOrigin.isAllowed(origin, new URL(request.url).origin))
      return Response.json(
        { success: false, error: 'CORS error', message: 'Origin not allowed' },
        { status: 403 },
      );
    const headers = crossOrigin.headersFor(origin);
    if (request.method === 'OPTIONS') {
      const wanted = request.headers.get('Access-Control-Request-Headers');
      const preflight = crossOrigin.preflightHeaders(wanted);
      return new Response(null, { status: 204, headers: { ...headers, ...preflight } });
    }
    const response = await intercept(request, () => handleRequest(site, request));
    // A broken connection has no headers.
    if (response.type === 'error') return response;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

  const responseTo = (request: Request | null): Response | Promise<Response> => {
    if (request === null) return faultResponse({ status: 400, code: 'BAD_REQUEST', text: 'Bad request' });
    return isApiAddress(request.url) ? responseToCall(request) : handleRequest(site, request);
  };

  const exchange = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await toRequest(incoming);
    await sendResponse(outgoing, await responseTo(request));
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    exchange(incoming, outgoing).catch(() => outgoing.destroy());
  };
};
