import { attach, createStore, sample } from 'effector';
import { readStorageFx, writeStorageFx } from '../../../lib/ports';
import { activeNumbersScreenToggled } from '../list/polling';

const readDismissedFx = attach({ effect: readStorageFx, mapParams: (_: boolean) => 'guide-read' as const });

/**
 * Whether the guide to numbers is open when the screen comes up: only the first time in this browser. It is folded when
 * the screen goes away, so that the next time it is not seen folding.
 */
export const $isGuideOpen = createStore(false)
  .on(readDismissedFx.doneData, (_, stored) => stored === null)
  .on(activeNumbersScreenToggled, (isOpen, isUp) => isOpen && isUp);

sample({ clock: activeNumbersScreenToggled, filter: Boolean, target: readDismissedFx });
sample({
  clock: readDismissedFx.done,
  fn: () => ({ name: 'guide-read' as const, value: true }),
  target: writeStorageFx,
});
