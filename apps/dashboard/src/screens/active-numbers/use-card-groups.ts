import { cardGroups, type CardGroups } from '@sms/domain/numbers/cards/card-groups';
import { isNewView } from '@sms/domain/numbers/cards/new-view';
import { $numbersNow } from '@sms/domain/numbers/cards/number-facts';
import { useStoreMap } from 'effector-react';
import { useSyncExternalStore } from 'react';

/** True while a finger or a mouse button is down. */
let isPressed = false;

const onPress = (changed: () => void): (() => void) => {
  const listening = new AbortController();
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu'] as const) {
    const listen = (): void => {
      isPressed = type === 'pointerdown';
      changed();
    };
    document.addEventListener(type, listen, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    isPressed = false;
  };
};

/** The card groups on screen: nothing moves under a press. */
export const useCardGroups = (): CardGroups => {
  const isHeld = useSyncExternalStore(onPress, () => isPressed);
  return useStoreMap({
    store: $numbersNow,
    // Read anew at the end of a press.
    keys: [isHeld],
    fn: ({ facts, now }) => cardGroups(facts, now),
    updateFilter: (next, shown) => !isPressed && isNewView(next, shown),
  });
};
