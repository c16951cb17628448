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

/** One cookie; `expiresAt` in ms since 1970. */
export interface Cookie {
  readonly value: string;
  readonly expiresAt: number;
}

/** The cookie jar of a world, whose cookies expire by its clock. */
export const createCookieJar = (clock: Clock) => {
  const cookies = new Map<string, Cookie>();
  return {
    get: (name: string) => {
      const cookie = cookies.get(name);
      return cookie !== undefined && cookie.expiresAt > clock.now() ? cookie.value : undefined;
    },
    set: (name: string, value: string, maxAgeMs: number): void => {
      cookies.set(name, { value, expiresAt: clock.now() + maxAgeMs });
    },
    remove: (name: string): void => {
      cookies.delete(name);
    },
    all: (): readonly (readonly [name: string, cookie: Cookie])[] => [...cookies],
    /** Replaces all cookies. */
    load: (stored: readonly (readonly [name: string, cookie: Cookie])[]): void => {
      cookies.clear();
      for (const [name, cookie] of stored) cookies.set(name, cookie);
    },
  };
};

export type WorldCookieJar = ReturnType<typeof createCookieJar>;

/** The jar of a request sent with `credentials: 'omit'`: nothing goes in or out. */
export const noCookies: CookieJar = { get: () => undefined, set: () => undefined, remove: () => undefined };
