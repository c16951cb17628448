import type { Clock } from './clock';

/**
 * The cookies a client holds for the API. A page cannot set httpOnly cookies for itself, so the world holds
 * the jar in the browser's place; a real server would read and write headers instead.
 */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeMs: number): void;
  remove(name: string): void;
}

/** Cookies by name; `expiresAt` in ms since 1970. */
export type Cookies = Record<string, { readonly value: string; readonly expiresAt: number }>;

/** The jar of a world, whose cookies expire by its clock. */
export const cookieJarOf = ({ clock, cookies }: { clock: Clock; cookies: Cookies }): CookieJar => ({
  get: (name) => {
    const cookie = cookies[name];
    return cookie !== undefined && cookie.expiresAt > clock.now() ? cookie.value : undefined;
  },
  set: (name, value, maxAgeMs) => {
    cookies[name] = { value, expiresAt: clock.now() + maxAgeMs };
  },
  // An empty cookie is gone at once.
  remove: (name) => {
    cookies[name] = { value: '', expiresAt: 0 };
  },
});

/** The jar of a request sent with `credentials: 'omit'`: nothing goes in or out. */
export const noCookies: CookieJar = { get: () => undefined, set: () => undefined, remove: () => undefined };
