import type { PurchasedNumber } from '@sms/domain/contracts/number';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { createWatch, type StoreValue } from 'effector';
import { useProvidedScope, useStoreMap } from 'effector-react';
import { useState, type ReactNode } from 'react';

interface WrittenProps {
  readonly id: string;
  /** Its text at a moment, ms since 1970 by the server's clock; null without one. */
  readonly read: (number: PurchasedNumber, now: number) => string | null;
}

interface TickingTextProps extends WrittenProps {
  /** What is around the text. */
  readonly children: (text: ReactNode) => ReactNode;
}

const textOf = (
  { facts, now }: StoreValue<typeof $numbersNow>,
  { id, read }: WrittenProps,
): string | null => {
  const known = facts.numbers.byId.get(id);
  return known === undefined ? null : read(known.number, now);
};

/**
 * Renders a text of a number that changes every second, from when it is known. A tick writes the text into
 * the page without a render. The last text stays when there is none any more: the card around it moves a
 * moment later, and must not shrink before.
 */
export function TickingText({ id, read, children }: TickingTextProps) {
  const isKnown = useStoreMap({
    store: $numbersNow,
    keys: [id, read],
    fn: (at) => textOf(at, { id, read }) !== null,
  });
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return wasKnown && children(<Written id={id} read={read} />);
}

/** React renders the element only, so that no render touches the text. */
function Written({ id, read }: WrittenProps) {
  const scope = useProvidedScope();
  const follow = (place: HTMLElement) => {
    // Every root of the dashboard provides one.
    if (scope === null) return undefined;
    const write = (at: StoreValue<typeof $numbersNow>) => {
      const next = textOf(at, { id, read });
      if (next !== null && next !== place.textContent) place.textContent = next;
    };
    write(scope.getState($numbersNow));
    return createWatch({ unit: $numbersNow, fn: write, scope });
  };
  return <span ref={follow} translate="no" />;
}
