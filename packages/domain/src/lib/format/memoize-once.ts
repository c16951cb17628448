/** Creates a value on first use, once: a formatter takes tens of milliseconds on a phone. */
export const memoizeOnce = <T extends object>(create: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};
