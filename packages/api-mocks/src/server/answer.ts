import { commonErrors } from '@sms/domain/contracts';
import { faultResponse, unknownPathResponse } from '../transport/envelopes';
import { respond, type Host } from '../transport/respond';
import { isApiAddress } from '../transport/router';
import type { World } from '../world';
import { contractDocument } from './contract-documents';
import { createHttpCookies } from './http-cookies';
import { indexPage } from './index-page';
import { staticFile } from './static-files';

/** What the server answers with. */
export interface Site {
  readonly world: World;
  readonly host: Host;
  readonly staticDir: string | null;
}

/** A call of the API, with the cookies that came and the ones it sets. */
const answerCall = async ({ world, host }: Site, request: Request): Promise<Response> => {
  const cookies = createHttpCookies(request.headers.get('Cookie') ?? '');
  const response = await respond(world, request, { ...host, cookies: cookies.jar });
  for (const line of cookies.setCookieLines()) response.headers.append('Set-Cookie', line);
  return response;
};

const answerPage = async ({ world, staticDir }: Site, request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const page =
    (await contractDocument(pathname)) ??
    (staticDir === null ? null : await staticFile(staticDir, pathname)) ??
    (pathname === '/' ? indexPage(world) : null);
  return page ?? unknownPathResponse(request);
};

/** Answers any request: the API below `/api`, pages and documents elsewhere. A defect becomes status 500. */
export const answer = async (site: Site, request: Request): Promise<Response> => {
  try {
    return await (isApiAddress(request.url) ? answerCall(site, request) : answerPage(site, request));
  } catch (error) {
    console.error(error);
    const { status, text } = commonErrors.INTERNAL_ERROR;
    return faultResponse(status, 'INTERNAL_ERROR', text);
  }
};
