/** What one tab tells the others. */
export type TabMessage =
  | { readonly type: 'renewed'; readonly accessToken: string }
  /** The user signed out. */
  | { readonly type: 'signed-out' };

/** The other tabs of this browser: they share the session's cookies, but no memory. */
export interface OtherTabs {
  /** Runs while no other tab does: their refreshes would invalidate each other's cookie. */
  readonly takeTurns: <T>(run: () => Promise<T>) => Promise<T>;
  readonly tell: (message: TabMessage) => void;
  /** Names the one listener; it never hears what this tab tells. */
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/** For places that have one page only. */
export const noOtherTabs: OtherTabs = {
  takeTurns: (run) => run(),
  tell: () => undefined,
  listen: () => undefined,
};
