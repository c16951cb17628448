/**
 * Shares one run among all callers with the same key while it is pending. A new key starts a separate run: a
 * response to an earlier session is useless to the next one.
 */
export const createSingleFlight = <T>(run: (key: number) => Promise<T>): ((key: number) => Promise<T>) => {
  let flight: { readonly key: number; readonly promise: Promise<T> } | null = null;
  return (key) => {
    if (flight?.key === key) return flight.promise;
    const promise = run(key).finally(() => {
      if (flight?.promise === promise) flight = null;
    });
    flight = { key, promise };
    return promise;
  };
};
