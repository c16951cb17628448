/**
 * An address as a browser parses it; null for an invalid one. `URL.parse` and `URL.canParse` are newer than
 * the oldest browsers of the build.
 */
export const parseUrl = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};
