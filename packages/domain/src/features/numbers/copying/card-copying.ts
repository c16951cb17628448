import { createNumberCopying } from './copy-numbers';
import { $allNumbers } from '../list/active-numbers';

/** The copy buttons of the cards: what the user copies, and what says 'Copied'. */
export const { copyClicked, $copiedMark } = createNumberCopying($allNumbers, { isToasted: false });
