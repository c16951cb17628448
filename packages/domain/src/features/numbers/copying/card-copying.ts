import { createNumberCopying } from './copy-numbers';
import { $allNumbers } from '../list/active-numbers';

/** The copy buttons of the cards: what the user copies, and what shows a tick. */
export const { copyClicked, $copiedMark } = createNumberCopying($allNumbers);
