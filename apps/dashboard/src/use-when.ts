import { createWatch, type Event } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';

/** Runs something of the view, such as a navigation, whenever the domain says that something happened. */
export const useWhen = (happened: Event<void>, run: () => void): void => {
  const scope = useProvidedScope();
  const onHappened = useEffectEvent(run);
  useEffect(() => {
    // Without a provider there is one scope for all: the default one.
    const stopWatching = createWatch({ unit: happened, fn: () => onHappened(), ...(scope && { scope }) });
    return () => {
      stopWatching();
    };
  }, [happened, scope]);
};
