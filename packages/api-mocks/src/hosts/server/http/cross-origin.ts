/** How long browsers keep the answer to a preflight: a day, in seconds. */
const PREFLIGHT_MAX_AGE_S = 86_400;

/** What a page of another origin may do. */
export interface CrossOrigin {
  /** Whether a call of this origin is answered; a call without an origin does not come from a page. */
  isAllowed(origin: string | null, ownOrigin: string): boolean;
  /** The headers that let an allowed page read an answer, with credentials. */
  headersFor(origin: string | null): Readonly<Record<string, string>>;
  /** The same for the preflight that a browser sends before an unsafe call. */
  preflightHeadersFor(origin: string | null, wantedHeaders: string | null): Readonly<Record<string, string>>;
}

/** Lets the listed origins in, and pages served by this server itself. */
export const createCrossOrigin = (allowedOrigins: readonly string[]): CrossOrigin => {
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
    isAllowed: (origin, ownOrigin) =>
      origin === null || origin === ownOrigin || allowedOrigins.includes(origin),
    headersFor,
    preflightHeadersFor: (origin, wantedHeaders) => ({
      ...headersFor(origin),
      'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      ...(wantedHeaders === null ? {} : { 'Access-Control-Allow-Headers': wantedHeaders }),
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
    }),
  };
};
