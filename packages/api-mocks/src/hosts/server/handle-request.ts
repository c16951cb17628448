import { commonErrors } from '@sms/domain/contracts/shared/common-errors';
import { readFile } from 'node:fs/promises';
import { faultResponse, unknownPathResponse } from '../../transport/envelopes';
import { respond } from '../../transport/respond';
import { respondCheckout } from '../../transport/respond-checkout';
import { isApiAddress, isCheckoutAddress } from '../../transport/router';
import type { World } from '../../world/world';
import type { CookieJar } from '../../db/cookie-jar';
import { respondSimulator } from './simulator';
import { staticFile } from './static-files';

/** The refresh cookie is sent to one path only; every other cookie to all of them. */
const PATHS: Readonly<Record<string, string>> = { refreshToken: '/api/auth/refresh' };

const lineOf = (name: string, value: string, maxAgeMs: number): string =>
  [
    `${name}=${value}`,
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    `Path=${PATHS[name] ?? '/'}`,
    'HttpOnly',
    'SameSite=Lax',
  ].join('; ');

const parse = (header: string): readonly (readonly [string, string])[] =>
  header.split(';').flatMap((pair) => {
    const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });

/** The cookies of one HTTP exchange: those of its header, and a `Set-Cookie` line for each change. */
const createHttpCookies = (header: string) => {
  const cookies = new Map(parse(header));
  const lines: string[] = [];
  const jar: CookieJar = {
    get: (name) => cookies.get(name),
    set: (name, value, maxAgeMs) => {
      cookies.set(name, value);
      lines.push(lineOf(name, value, maxAgeMs));
    },
    remove: (name) => {
      cookies.delete(name);
      lines.push(lineOf(name, '', 0));
    },
  };
  return { jar, lines };
};

/** State of the server for a request. */
export interface ServerContext {
  readonly world: World;
  /** Folder of a built dashboard. */
  readonly staticDir: string | null;
  /** Advances the world's clock to the present. */
  readonly syncClock: () => void;
}

/** A call of the API, with its cookies and the changed ones. */
const handleCall = async ({ world }: ServerContext, request: Request): Promise<Response> => {
  const cookies = createHttpCookies(request.headers.get('Cookie') ?? '');
  const response = await respond(world, request, { cookies: cookies.jar });
  // If the connection breaks, the cookies are lost as well.
  if (response.type === 'error') return response;
  for (const line of cookies.lines) response.headers.append('Set-Cookie', line);
  return response;
};

const CONTRACT = new URL('../../../../../docs/contract/', import.meta.url);

/** A document of the contract, as committed. Null for any other address. */
const contractDocument = async (pathname: string): Promise<Response | null> => {
  if (pathname !== '/openapi.json' && pathname !== '/asyncapi.json') return null;
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return new Response(await readFile(new URL(pathname.slice(1), CONTRACT), 'utf8'), { headers });
};

const handlePage = async ({ world, staticDir }: ServerContext, request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (isCheckoutAddress(request.url)) return respondCheckout(world, request);
  const page =
    (await respondSimulator(world, request)) ??
    (await contractDocument(pathname)) ??
    (staticDir === null
      ? null
      : await staticFile(staticDir, pathname, request.headers.get('Accept-Encoding') ?? ''));
  return page ?? unknownPathResponse(request);
};

/**
 * Handles any request: the API below `/api`, pages and documents elsewhere. Unexpected errors become status
 * 500.
 */
export const handleRequest = async (site: ServerContext, request: Request): Promise<Response> => {
  try {
    site.syncClock();
    return await (isApiAddress(request.url) ? handleCall(site, request) : handlePage(site, request));
  } catch (error) {
    console.error(error);
    const { status, text } = commonErrors.INTERNAL_ERROR;
    return faultResponse({ status, code: 'INTERNAL_ERROR', text });
  }
};
