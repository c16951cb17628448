/** CORS policy: allows the listed origins, and pages served by this server itself. */
export const createCrossOrigin = (allowedOrigins: readonly string[]) => ({
  /** True when a call of this origin is served; a call without an origin does not come from a page. */
  isAllowed: (origin: string | null, ownOrigin: string): boolean =>
    origin === null || origin === ownOrigin || allowedOrigins.includes(origin),
  /** The headers that let an allowed page read a response, with credentials. */
  headersFor: (origin: string | null): Record<string, string> => ({
    Vary: 'Origin',
    ...(origin !== null && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'X-CSRF-Token, X-Total-Count, X-Page-Count',
    }),
  }),
  /** Those of the preflight of an unsafe call, which a browser may keep for a day. */
  preflightHeaders: (wantedHeaders: string | null): Record<string, string> => ({
    'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
    'Access-Control-Allow-Headers': wantedHeaders ?? '',
    'Access-Control-Max-Age': '86400',
  }),
});

export type CrossOrigin = ReturnType<typeof createCrossOrigin>;
