import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultResponse } from '../../../transport/envelopes';
import { isApiAddress } from '../../../transport/router';
import { recordCall } from '../../../transport/traffic/record-call';
import type { Traffic } from '../../../transport/traffic/traffic';
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

/** Address of the events of the network, which end with the connection only. */
const TRAFFIC = '/simulator/traffic';

/** Sends every event from now on, as one line of JSON each. */
const sendTraffic = (traffic: Traffic, outgoing: ServerResponse): void => {
  outgoing.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  outgoing.flushHeaders();
  outgoing.on(
    'close',
    traffic.listen((event) => outgoing.write(`${JSON.stringify(event)}\n`)),
  );
};

const passThrough: RequestInterceptor = (_, carryOut) => carryOut();

/** A listener for Node's HTTP server: passes requests to the site and sends its responses. */
export const serveHttp = (
  site: ServerContext,
  crossOrigin: CrossOrigin,
  intercept: RequestInterceptor = passThrough,
) => {
  /** The response to a call of the API, and headers for its origin. */
  const callResponse = async (incoming: IncomingMessage, address: URL, signal: AbortSignal) => {
    const asked = { method: incoming.method ?? '', url: address.href };
    const origin = incoming.headers.origin ?? null;
    if (!crossOrigin.isAllowed(origin, address.origin)) {
      return { response: await recordCall(site.world, asked, originRejected), headers: {} };
    }
    if (incoming.method === 'OPTIONS') {
      const wanted = incoming.headers['access-control-request-headers'] ?? null;
      return {
        response: await recordCall(site.world, asked, () => new Response(null, { status: 204 })),
        headers: crossOrigin.preflightHeadersFor(origin, wanted),
      };
    }
    const request = await toRequest(incoming, address, signal);
    const headers = crossOrigin.headersFor(origin);
    if (request === null) return { response: await recordCall(site.world, asked, bodyRejected), headers };
    const respond = () => intercept(request, () => handleRequest(site, request));
    return { response: await recordCall(site.world, asked, respond, request), headers };
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
    if (incoming.method === 'GET' && incoming.url === TRAFFIC) {
      sendTraffic(site.world.traffic, outgoing);
      return;
    }
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
