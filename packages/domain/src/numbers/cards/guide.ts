import { createEvent, createStore, sample } from 'effector';
import { createStorageRead, storageWriteRequested } from '../../lib/storage/stored-values';
import { activeNumbersScreen } from '../list/polling';

const dismissedRead = createEvent<unknown>();

/**
 * True while the guide to numbers is open: only the first time the screen opens in this browser. Collapses
 * when the screen closes, so that the next visit does not show the animation.
 */
export const $isGuideOpen = createStore(false)
  .on(dismissedRead, (_, stored) => stored === null)
  .on(activeNumbersScreen.toggled, (isGuideOpen, isOpen) => isGuideOpen && isOpen);

sample({
  clock: activeNumbersScreen.opened,
  fn: () => undefined,
  target: createStorageRead('guide-read', dismissedRead),
});
sample({
  clock: dismissedRead,
  fn: () => ({ name: 'guide-read' as const, value: true }),
  target: storageWriteRequested,
});
