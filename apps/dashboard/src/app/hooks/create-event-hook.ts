import { createWatch, type Event, type Scope } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';

/** A hook that runs a view callback, such as a navigation, whenever the domain fires `happened`. */
export const createEventHook = <T>(event: Event<T>) => {
  const watch = (scope: Scope | null, run: (payload: T) => void) =>
    // Without a provider, watch the event outside any scope.
    createWatch({ unit: event, fn: run, ...(scope && { scope }) });

  return function useHappened(run: (payload: T) => void): void {
    const scope = useProvidedScope();
    const onHappened = useEffectEvent(run);
    useEffect(() => {
      const stopWatching = watch(scope, (payload) => onHappened(payload));
      return () => {
        stopWatching();
      };
    }, [scope]);
  };
};
