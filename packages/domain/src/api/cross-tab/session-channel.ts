/** Message between tabs. Never a token: each tab fetches its own (decision 0097). */
export type SessionMessage =
  /** The session of this browser is this user's: they signed in, or it was renewed. */
  | { readonly type: 'session'; readonly userId: string }
  | { readonly type: 'signed-out'; readonly userId: string | null };

/** The other tabs of this browser: they share the session's cookies, but no memory. */
export interface SessionChannel {
  /** Runs `run` while no other tab runs its own: parallel refreshes would invalidate each other's cookie. */
  readonly withLock: <T>(run: () => Promise<T>) => Promise<T>;
  readonly broadcast: (message: SessionMessage) => void;
  /** Sets the only listener; it receives messages of other tabs only. */
  readonly listen: (listener: (message: SessionMessage) => void) => void;
}

export const noSessionChannel: SessionChannel = {
  withLock: (run) => run(),
  broadcast: () => undefined,
  listen: () => undefined,
};
