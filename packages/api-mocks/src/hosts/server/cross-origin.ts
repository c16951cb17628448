/** True when a call of this origin is served; a call without an origin does not come from a page. */
export const isAllowed = (listed: readonly string[], origin: string | null, ownOrigin: string): boolean =>
  origin === null || origin === ownOrigin || listed.includes(origin);

/** The preflight of an unsafe call, which a browser may keep for a day. */
const preflight = ({ headers }: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      'Access-Control-Allow-Headers': headers.get('Access-Control-Request-Headers') ?? '',
      'Access-Control-Max-Age': '86400',
    },
  });

/** Answers a call of a listed origin, so that its page can read the response, with credentials. */
export const answerAcrossOrigins = async (
  listed: readonly string[],
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const origin = request.headers.get('Origin');
  if (!isAllowed(listed, origin, new URL(request.url).origin))
    return Response.json(
      { success: false, error: 'CORS error', message: 'Origin not allowed' },
      { status: 403 },
    );
  const response = request.method === 'OPTIONS' ? preflight(request) : await answer();
  // A broken connection has no headers.
  if (response.type === 'error') return response;
  response.headers.set('Vary', 'Origin');
  if (origin !== null) {
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Expose-Headers', 'X-CSRF-Token, X-Total-Count, X-Page-Count');
  }
  return response;
};
