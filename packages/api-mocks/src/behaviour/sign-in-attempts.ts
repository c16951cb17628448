import type { World } from '../world';

const FAILURES_ALLOWED = 5;
const WINDOW_MS = 15 * 60_000;

/** Failed sign-ins of one name in one window. */
export interface Attempts {
  readonly window: number;
  readonly failures: number;
}

/** Counts failed sign-ins per name in fixed windows of 15 minutes; the sixth try is refused. */
export interface SignInAttempts {
  /** Seconds to wait when the name is out of tries, else null. */
  waitFor(world: World, username: string): number | null;
  countFailure(world: World, username: string): void;
  all(): readonly (readonly [username: string, attempts: Attempts])[];
  /** Takes the place of everything counted so far. */
  load(attempts: readonly (readonly [username: string, attempts: Attempts])[]): void;
}

/** Nobody has failed yet. */
export const createSignInAttempts = (): SignInAttempts => {
  const attempts = new Map<string, Attempts>();
  const windowOf = (world: World) => Math.floor(world.clock.now() / WINDOW_MS);
  const failuresOf = (world: World, username: string) => {
    const known = attempts.get(username);
    return known?.window === windowOf(world) ? known.failures : 0;
  };
  return {
    waitFor: (world, username) =>
      failuresOf(world, username) < FAILURES_ALLOWED
        ? null
        : Math.ceil((WINDOW_MS - (world.clock.now() % WINDOW_MS)) / 1000),
    countFailure: (world, username) => {
      attempts.set(username, { window: windowOf(world), failures: failuresOf(world, username) + 1 });
    },
    all: () => [...attempts],
    load: (stored) => {
      attempts.clear();
      for (const [username, failed] of stored) attempts.set(username, failed);
    },
  };
};
