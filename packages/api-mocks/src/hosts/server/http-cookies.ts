import type { CookieJar } from '../../db/cookie-jar';

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

/** The cookies of one HTTP exchange: parses a `Cookie` header and collects the changes of a call. */
export const createHttpCookies = (header = '') => {
  const cookies = new Map(parse(header));
  const lines = new Map<string, string>();
  const jar: CookieJar = {
    get: (name) => cookies.get(name),
    set: (name, value, maxAgeMs) => {
      cookies.set(name, value);
      lines.set(name, lineOf(name, value, maxAgeMs));
    },
    remove: (name) => {
      cookies.delete(name);
      lines.set(name, lineOf(name, '', 0));
    },
  };
  /** `setCookieLines` gives one `Set-Cookie` line for every changed cookie. */
  return { jar, setCookieLines: () => [...lines.values()] };
};
