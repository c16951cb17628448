import { createWatch, type Store } from 'effector';
import { useProvidedScope, useStoreMap } from 'effector-react';
import { useState, type ReactNode } from 'react';

type Texts = ReadonlyMap<string, string>;

interface TickingTextProps {
  /** Texts by id that change every second. */
  readonly store: Store<Texts>;
  readonly id: string;
  /** What is around the text. */
  readonly children: (text: ReactNode) => ReactNode;
}

/**
 * Renders a text of a store from when it is known. A tick writes the text into the page without a render. The
 * last text stays when the store has none any more: the card around it moves a moment later, and must not
 * shrink before.
 */
export function TickingText({ store, id, children }: TickingTextProps) {
  const isKnown = useStoreMap({ store, keys: [id], fn: (texts, [wanted]) => texts.has(wanted) });
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return wasKnown && children(<Written store={store} id={id} />);
}

/** React renders the element only, so that no render touches the text. */
function Written({ store, id }: Omit<TickingTextProps, 'children'>) {
  const scope = useProvidedScope();
  const follow = (place: HTMLElement) => {
    // Every root of the dashboard provides one.
    if (scope === null) return undefined;
    const write = (texts: Texts) => {
      const next = texts.get(id);
      if (next !== undefined && next !== place.textContent) place.textContent = next;
    };
    write(scope.getState(store));
    return createWatch({ unit: store, fn: write, scope });
  };
  return <span ref={follow} translate="no" />;
}
