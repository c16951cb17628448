/** What one tab tells the others. Never a token: each tab asks for its own (decision 0097). */
export type TabMessage =
  /** The session of this browser is this user's: they signed in, or it was renewed. */
  | { readonly type: 'session'; readonly userId: string }
  /** This user signed out. */
  | { readonly type: 'signed-out'; readonly userId: string | null };

/** The other tabs of this browser: they share the session's cookies, but no memory. */
export interface OtherTabs {
  /** Runs `run` while no other tab runs its own: parallel refreshes would invalidate each other's cookie. */
  readonly takeTurns: <T>(run: () => Promise<T>) => Promise<T>;
  readonly tell: (message: TabMessage) => void;
  /** Sets the only listener; it never hears what this tab tells. */
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/** Used where there are no other tabs. */
export const noOtherTabs: OtherTabs = {
  takeTurns: (run) => run(),
  tell: () => undefined,
  listen: () => undefined,
};
