/** Preflight cache lifetime: a day, in seconds. */
const PREFLIGHT_MAX_AGE_S = 86_400;

/** CORS policy: allows the listed origins, and pages served by this server itself. */
export const createCrossOrigin = (allowedOrigins: readonly string[]) => {
  /** The headers that let an allowed page read a response, with credentials. */
  const headersFor = (origin: string | null): Record<string, string> =>
    origin === null
      ? { Vary: 'Origin' }
      : {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': 'X-CSRF-Token, X-Total-Count, X-Page-Count',
          Vary: 'Origin',
        };
  return {
    /** True when a call of this origin is served; a call without an origin does not come from a page. */
    isAllowed: (origin: string | null, ownOrigin: string): boolean =>
      origin === null || origin === ownOrigin || allowedOrigins.includes(origin),
    headersFor,
    /** The headers for the preflight of an unsafe call. */
    preflightHeadersFor: (origin: string | null, wantedHeaders: string | null) => ({
      ...headersFor(origin),
      'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      ...(wantedHeaders === null ? {} : { 'Access-Control-Allow-Headers': wantedHeaders }),
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
    }),
  };
};

export type CrossOrigin = ReturnType<typeof createCrossOrigin>;
