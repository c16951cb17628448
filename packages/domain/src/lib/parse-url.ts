/** An address as a browser parses it, null if invalid: `URL.parse` is newer than the oldest browsers. */
export const parseUrl = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};
