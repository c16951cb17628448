/**
 * Makes something when it is first needed, and once: a formatter of the browser takes some milliseconds, on a phone tens
 * of them, which the start of a page does not have.
 */
export const memoizeOnce = <T extends object>(create: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};
