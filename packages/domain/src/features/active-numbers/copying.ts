import { createNumberCopying } from '../copying';
import { $knownNumbers } from './numbers';

/** The copy buttons of the cards: what the user copies, and what shows a tick. */
export const { copyClicked, $copiedMark } = createNumberCopying($knownNumbers);
