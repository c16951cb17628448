/** Shares one run among all callers while it is pending. */
export const createSingleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null;
  return () =>
    (flight ??= run().finally(() => {
      flight = null;
    }));
};
