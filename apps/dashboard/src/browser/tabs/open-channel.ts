/** A channel to the other tabs; null where the browser has none, or refuses it: this tab is alone then. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};
