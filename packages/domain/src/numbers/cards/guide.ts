import { attach, combine, createStore, sample } from 'effector';
import { readStorageFx, writeStorageFx } from '../../lib/ports';
import { activeNumbersScreen } from '../list/polling';
import { $waitingIds } from './cards';
import { $isFirstCodeAhead } from './first-code';

const readDismissedFx = attach({ effect: readStorageFx, mapParams: (_: boolean) => 'guide-read' as const });

/**
 * True while the guide to numbers is open: only the first time the screen opens in this browser. Collapses
 * when the screen closes, so that the next visit does not show the animation.
 */
export const $isGuideOpen = createStore(false)
  .on(readDismissedFx.doneData, (_, stored) => stored === null)
  .on(activeNumbersScreen.toggled, (isGuideOpen, isOpen) => isGuideOpen && isOpen);

sample({ clock: activeNumbersScreen.opened, target: readDismissedFx });
sample({
  clock: readDismissedFx.done,
  fn: () => ({ name: 'guide-read' as const, value: true }),
  target: writeStorageFx,
});

/** Id of the number whose card explains its use: the first waiting one of an account without a code. */
export const $guidedNumberId = combine($waitingIds, $isFirstCodeAhead, (ids, isAhead) =>
  isAhead ? (ids[0] ?? null) : null,
);
