import { createNumberCopying } from './copy-numbers';
import { $allNumbers } from '../list/active-numbers';

/** Copying from the search, which closes, so a toast confirms it. Every page preloads it; `newest-copying.ts` waits for its key. */
export const { copyClicked: searchCopyClicked } = createNumberCopying($allNumbers);
