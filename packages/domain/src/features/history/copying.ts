import { createNumberCopying } from '../numbers/copying/copy-numbers';
import { $historyPage } from './list/list';

/** The copy buttons of the rows: what the user copies, and what shows a tick. */
export const { copyClicked: historyCopyClicked, $copiedMark: $historyCopiedMark } = createNumberCopying(
  $historyPage.map((page) => page && page.numbers),
);
