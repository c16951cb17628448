import { useRef, useSyncExternalStore } from 'react';

/**
 * In place of `use-sync-external-store/with-selector` in builds. The only caller, effector-react's
 * `useStoreMap`, remembers what its selector has made of a state, so what is left is to keep the last
 * selection while it is equal. 0.3 kB less on every page.
 */
const useSyncExternalStoreWithSelector = <State, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getState: () => State,
  _getServerState: () => State,
  select: (state: State) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection => {
  const kept = useRef<{ readonly selection: Selection } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const selection = select(getState());
    if (kept.current === null || !isEqual(kept.current.selection, selection)) kept.current = { selection };
    return kept.current.selection;
  });
};

export default { useSyncExternalStoreWithSelector };
