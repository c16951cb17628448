import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultResponse } from '../../transport/envelopes';
import { isApiAddress } from '../../transport/router';
import { answerAcrossOrigins } from './cross-origin';
import { handleRequest, type ServerContext } from './handle-request';
import { sendResponse, toRequest } from './http-exchange';

/** Intercepts calls; `carryOut` executes them; the connection breaks where it rejects. */
export type RequestInterceptor = (request: Request, carryOut: () => Promise<Response>) => Promise<Response>;

const passThrough: RequestInterceptor = (_, carryOut) => carryOut();

/** A listener for Node's HTTP server: passes requests to the site and sends its responses. */
export const serveHttp = (
  site: ServerContext,
  listedOrigins: readonly string[],
  intercept: RequestInterceptor = passThrough,
) => {
  const responseTo = (request: Request | null): Response | Promise<Response> => {
    if (request === null) return faultResponse({ status: 400, code: 'BAD_REQUEST', text: 'Bad request' });
    const carryOut = () => handleRequest(site, request);
    return isApiAddress(request.url)
      ? answerAcrossOrigins(listedOrigins, request, () => intercept(request, carryOut))
      : carryOut();
  };
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    toRequest(incoming)
      .then(responseTo)
      .then((response) => sendResponse(outgoing, response))
      .catch(() => outgoing.destroy());
  };
};
