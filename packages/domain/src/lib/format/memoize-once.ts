/**
 * Creates a value on first use, and once: a formatter of the browser takes some milliseconds, on a phone tens
 * of them, which would delay the start of a page.
 */
export const memoizeOnce = <T extends object>(create: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};
